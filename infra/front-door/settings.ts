import { textOf } from '../stage.ts';

/** Where customers reach a stage. */
export interface FrontDoor {
  /** As `api.example.org`. */
  domain: string;
  /** The host of the gateway, which answers only the front door. */
  originDomain: string;
  zone: { id: string; name: string };
  /** The names of the secrets by which CloudFront identifies itself; it sends the first. */
  secretNames: readonly string[];
}

const names = ['domain', 'hostedZoneId', 'hostedZoneName', 'originSecrets'] as const;

/** The front door that the context describes; undefined where it names no domain. */
export function frontDoorOf(context: (name: string) => unknown): FrontDoor | undefined {
  const [domain, id, name, secrets] = names.map((one) => textOf(context(one)));
  if (domain === undefined) return undefined;
  const secretNames = (secrets ?? '').split(',').flatMap((one) => one.trim() || []);
  if (id === undefined || name === undefined || secretNames.length === 0) {
    throw new Error(`The contexts ${names.join(', ')} go together.`);
  }
  if (!isInZone(domain, name)) throw new Error(`The domain ${domain} is not in the zone ${name}.`);
  return { domain, originDomain: `origin.${domain}`, zone: { id, name }, secretNames };
}

/** Whether records of a domain may be made in a zone of Route 53. */
export function isInZone(domain: string, zone: string): boolean {
  return domain === zone || domain.endsWith(`.${zone}`);
}

/** The value of a secret, which CloudFormation puts in when it deploys. */
export function secretValue(name: string): string {
  return `{{resolve:secretsmanager:${name}:SecretString}}`;
}
