import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { passwordCost } from '#shared/config.ts';

const saltBytes = 16;
const hashBytes = 32;
const scheme = 'scrypt';

/** The longest password that is looked at, in characters. */
export const longestPassword = 200;
/** The shortest and the longest new password. */
export const newPasswordLength = { min: 12, max: longestPassword } as const;

/** What scrypt costs: memory and time by `cost`, the logarithm of N, by `blocks` and by `lanes`. */
interface ScryptParameters {
  cost: number;
  blocks: number;
  lanes: number;
}

/** OWASP's figures: N = 2^17, r = 8, p = 1. */
const current = (): ScryptParameters => ({ cost: passwordCost(), blocks: 8, lanes: 1 });

/** A password as it is kept: `scrypt$17$8$1$<salt>$<hash>`, the last two in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const parameters = current();
  const salt = randomBytes(saltBytes);
  const hash = await derive(password, salt, parameters);
  const { cost, blocks, lanes } = parameters;
  return [scheme, cost, blocks, lanes, salt.toString('base64url'), hash.toString('base64url')].join(
    '$',
  );
}

/** Whether a password is the one of a kept hash; the comparison takes as long for any other. */
export async function isPassword(password: string, kept: string): Promise<boolean> {
  const { parameters, salt, hash } = parse(kept);
  const actual = await derive(password, salt, parameters);
  return actual.length === hash.length && timingSafeEqual(actual, hash);
}

/** A hash of today's cost that no password has: who is unknown takes as long as who is wrong. */
export function hashOfNobody(): string {
  const { cost, blocks, lanes } = current();
  const nothing = Buffer.alloc(hashBytes).toString('base64url');
  return [scheme, cost, blocks, lanes, nothing, nothing].join('$');
}

/** Whether a kept hash costs less than one of today, and is to be made anew at the next sign-in. */
export function isOutdated(kept: string): boolean {
  const { cost, blocks, lanes } = parse(kept).parameters;
  const now = current();
  return cost < now.cost || blocks < now.blocks || lanes < now.lanes;
}

function parse(kept: string) {
  const [, cost, blocks, lanes, salt = '', hash = ''] = kept.split('$');
  return {
    parameters: { cost: Number(cost), blocks: Number(blocks), lanes: Number(lanes) },
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  };
}

/** Scrypt takes 128 × N × r bytes (RFC 7914), and Node.js refuses it more than 32 MB unless asked. */
function derive(password: string, salt: Buffer, parameters: ScryptParameters): Promise<Buffer> {
  const { cost, blocks, lanes } = parameters;
  const options: ScryptOptions = {
    N: 2 ** cost,
    r: blocks,
    p: lanes,
    maxmem: 128 * 2 ** cost * blocks * (lanes + 1),
  };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, hashBytes, options, (error, hash) => {
      if (error) reject(error);
      else resolve(hash);
    });
  });
}
