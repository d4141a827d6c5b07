import { CfnApiMapping, CfnDomainName } from 'aws-cdk-lib/aws-apigatewayv2';
import { CfnCertificate } from 'aws-cdk-lib/aws-certificatemanager';
import { CfnRecordSet } from 'aws-cdk-lib/aws-route53';
import { Construct } from 'constructs';
import type { FrontDoor } from './settings.ts';

interface OriginProps {
  frontDoor: FrontDoor;
  apiId: string;
  /** The stage of the API, which must exist before the domain is mapped to it. */
  after: Construct;
}

/** The domain of the gateway, to which CloudFront forwards requests. */
export class Origin extends Construct {
  constructor(scope: Construct, id: string, { frontDoor, apiId, after }: OriginProps) {
    super(scope, id);
    const { originDomain: domainName, zone } = frontDoor;
    const certificate = new CfnCertificate(this, 'Certificate', {
      domainName,
      validationMethod: 'DNS',
      domainValidationOptions: [{ domainName, hostedZoneId: zone.id }],
    });
    const domain = new CfnDomainName(this, 'Domain', {
      domainName,
      domainNameConfigurations: [
        {
          certificateArn: certificate.ref,
          endpointType: 'REGIONAL',
          securityPolicy: 'TLS_1_2',
        },
      ],
    });
    const mapping = new CfnApiMapping(this, 'Mapping', {
      apiId,
      domainName: domain.ref,
      stage: '$default',
    });
    mapping.node.addDependency(after);
    new CfnRecordSet(this, 'Record', {
      name: domainName,
      type: 'A',
      hostedZoneId: zone.id,
      aliasTarget: {
        dnsName: domain.attrRegionalDomainName,
        hostedZoneId: domain.attrRegionalHostedZoneId,
      },
    });
  }
}
