import { CfnOutput, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { CfnCertificate } from 'aws-cdk-lib/aws-certificatemanager';
import { CfnDistribution, CfnFunction } from 'aws-cdk-lib/aws-cloudfront';
import { CfnRecordSet } from 'aws-cdk-lib/aws-route53';
import type { Construct } from 'constructs';
import { frontDoorHeaders } from '#shared/http/front-door.ts';
import { type FrontDoor, secretValue } from './settings.ts';
import { WebAcl } from './web-acl.ts';

/** The only region of certificates and web ACLs for CloudFront, whatever region the stage is in. */
export const edgeRegion = 'us-east-1';

/** Managed policies of AWS: nothing is cached, and all headers except the host are forwarded. */
const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const allViewerExceptHost = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';
/**
 * The statuses that CloudFront caches for ten seconds by default, some even against the policy and
 * `Cache-Control` (AWS). Since a path means another record in each account, an account would get the error of
 * another one.
 */
const cachedErrors = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];
/** The Route 53 zone of all CloudFront distributions. */
const cloudFrontZone = 'Z2FDTNDATAQYW2';

/** Sets the headers with the client's address and the requested host, and overwrites those that the client sent. */
const nameViewer = `function handler(event) {
  var headers = event.request.headers;
  headers['${frontDoorHeaders.address}'] = { value: event.viewer.ip };
  headers['${frontDoorHeaders.host}'] = { value: headers.host.value };
  return event.request;
}
`;

interface EdgeStackProps extends StackProps {
  frontDoor: FrontDoor;
}

/** The front door of the gateway: the domain, CloudFront, and the web ACL. */
export class EdgeStack extends Stack {
  constructor(scope: Construct, id: string, { frontDoor, ...props }: EdgeStackProps) {
    super(scope, id, { ...props, description: 'Equipment management: the front door.' });
    const { domain, zone } = frontDoor;
    const certificate = new CfnCertificate(this, 'Certificate', {
      domainName: domain,
      validationMethod: 'DNS',
      domainValidationOptions: [{ domainName: domain, hostedZoneId: zone.id }],
    });
    const distribution = this.#addDistribution(frontDoor, certificate.ref);
    for (const type of ['A', 'AAAA']) {
      const aliasTarget = { dnsName: distribution.attrDomainName, hostedZoneId: cloudFrontZone };
      new CfnRecordSet(this, type, { name: domain, type, hostedZoneId: zone.id, aliasTarget });
    }
    new CfnOutput(this, 'Url', { value: `https://${domain}`, description: 'For customers.' });
  }

  #addDistribution({ domain, originDomain, secretNames }: FrontDoor, certificate: string) {
    const viewer = new CfnFunction(this, 'Viewer', {
      name: `${this.stackName}-viewer`,
      autoPublish: true,
      functionCode: nameViewer,
      functionConfig: { comment: 'Says who asks.', runtime: 'cloudfront-js-2.0' },
    });
    const [shown = ''] = secretNames;
    const distribution = new CfnDistribution(this, 'Distribution', {
      distributionConfig: {
        enabled: true,
        aliases: [domain],
        httpVersion: 'http2and3',
        ipv6Enabled: true,
        webAclId: new WebAcl(this, 'WebAcl').arn,
        viewerCertificate: {
          acmCertificateArn: certificate,
          sslSupportMethod: 'sni-only',
          minimumProtocolVersion: 'TLSv1.2_2021',
        },
        origins: [
          {
            id: 'gateway',
            domainName: originDomain,
            customOriginConfig: {
              originProtocolPolicy: 'https-only',
              originSslProtocols: ['TLSv1.2'],
              originReadTimeout: 30,
            },
            originCustomHeaders: [
              { headerName: frontDoorHeaders.secret, headerValue: secretValue(shown) },
            ],
          },
        ],
        customErrorResponses: cachedErrors.map((errorCode) => ({
          errorCode,
          errorCachingMinTtl: 0,
        })),
        defaultCacheBehavior: {
          targetOriginId: 'gateway',
          viewerProtocolPolicy: 'redirect-to-https',
          allowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
          cachePolicyId: cachingDisabled,
          originRequestPolicyId: allViewerExceptHost,
          functionAssociations: [
            { eventType: 'viewer-request', functionArn: viewer.attrFunctionArn },
          ],
        },
      },
    });
    Validations.of(distribution).acknowledge(
      { id: 'AwsSolutions-CFR1', reason: 'Customers may be anywhere.' },
      { id: 'AwsSolutions-CFR3', reason: 'The gateway behind it logs each request.' },
    );
    return distribution;
  }
}
