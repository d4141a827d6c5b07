import { textOf } from '../stage.ts';

/** The settings of a stage's front door. */
export interface FrontDoor {
  /** The public domain, such as `api.example.org`. */
  domain: string;
  /** The domain of the gateway, which answers only requests of the front door. */
  originDomain: string;
  zone: { id: string; name: string };
  /** The names of the secrets with which CloudFront identifies itself; it sends the first. */
  secretNames: readonly string[];
}

const names = ['domain', 'hostedZoneId', 'hostedZoneName', 'originSecrets'] as const;

/** The front door in the context; undefined if there is no domain. */
export function frontDoorOf(context: (name: string) => unknown): FrontDoor | undefined {
  const [domain, zoneId, zoneName, secrets] = names.map((one) => textOf(context(one)));
  if (domain === undefined) return undefined;
  // Route 53 lists a zone as `/hostedzone/Z0123456789ABC`, and its name with a dot at the end.
  const [id, name] = [zoneId?.replace('/hostedzone/', ''), zoneName?.replace(/\.$/, '')];
  const secretNames = (secrets ?? '').split(',').flatMap((one) => one.trim() || []);
  if (id === undefined || name === undefined || secretNames.length === 0) {
    throw new Error(`The contexts ${names.join(', ')} go together.`);
  }
  if (!isInZone(domain, name)) throw new Error(`The domain ${domain} is not in the zone ${name}.`);
  return { domain, originDomain: `origin.${domain}`, zone: { id, name }, secretNames };
}

/** Whether a domain belongs to a zone of Route 53. */
export function isInZone(domain: string, zone: string): boolean {
  return domain === zone || domain.endsWith(`.${zone}`);
}

/** A reference to the value of a secret, which CloudFormation resolves during deployment. */
export function secretValue(name: string): string {
  return `{{resolve:secretsmanager:${name}:SecretString}}`;
}
