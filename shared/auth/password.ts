import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { passwordCost } from '#shared/config.ts';

const saltBytes = 16;
const hashBytes = 32;
const scheme = 'scrypt';

/** The longest password that is checked, in characters. */
export const longestPassword = 200;
/** In characters. */
export const newPasswordLength = { min: 12, max: longestPassword } as const;

/** The parameters of scrypt: `cost` is the logarithm of N. */
interface ScryptParameters {
  cost: number;
  blocks: number;
  lanes: number;
}

/** As OWASP recommends: N = 2^17, r = 8, p = 1. */
const current = (): ScryptParameters => ({ cost: passwordCost(), blocks: 8, lanes: 1 });

/** Hashes a password as `scrypt$17$8$1$<salt>$<hash>`, with salt and hash in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const parameters = current();
  const salt = randomBytes(saltBytes);
  const hash = await derive(password, salt, parameters);
  const { cost, blocks, lanes } = parameters;
  return [scheme, cost, blocks, lanes, salt.toString('base64url'), hash.toString('base64url')].join(
    '$',
  );
}

/** Whether a password matches a stored hash, compared in constant time. */
export async function isPassword(password: string, storedHash: string): Promise<boolean> {
  const { parameters, salt, hash } = parse(storedHash);
  const actual = await derive(password, salt, parameters);
  return actual.length === hash.length && timingSafeEqual(actual, hash);
}

/**
 * A hash that no password matches, so that an unknown address takes as long as a wrong password.
 */
export function hashOfNobody(): string {
  const { cost, blocks, lanes } = current();
  const nothing = Buffer.alloc(hashBytes).toString('base64url');
  return [scheme, cost, blocks, lanes, nothing, nothing].join('$');
}

/** Whether a stored hash costs less than today's, so that the next sign-in must rehash. */
export function isOutdated(storedHash: string): boolean {
  const { cost, blocks, lanes } = parse(storedHash).parameters;
  const now = current();
  return cost < now.cost || blocks < now.blocks || lanes < now.lanes;
}

function parse(storedHash: string) {
  const [, cost, blocks, lanes, salt = '', hash = ''] = storedHash.split('$');
  return {
    parameters: { cost: Number(cost), blocks: Number(blocks), lanes: Number(lanes) },
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  };
}

/** Scrypt needs 128 × N × r bytes (RFC 7914); Node.js allows 32 MB by default. */
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
