import { randomBytes, scrypt as scryptCallback } from 'node:crypto';
import { promisify } from 'node:util';

const scrypt = promisify<string, Buffer, number, Buffer>(scryptCallback);
const saltBytes = 16;
const hashBytes = 32;

/** The shortest and the longest password, in characters. */
export const passwordLength = { min: 8, max: 200 } as const;

/** A password as it is kept: salt and scrypt hash, in hexadecimal. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await scrypt(password.normalize('NFC'), salt, hashBytes);
  return `${salt.toString('hex')}.${hash.toString('hex')}`;
}

/** Whether a password is the one of a kept hash. */
export async function isPassword(password: string, kept: string): Promise<boolean> {
  const [salt = '', hash = ''] = kept.split('.');
  const actual = await scrypt(password.normalize('NFC'), Buffer.from(salt, 'hex'), hashBytes);
  return actual.equals(Buffer.from(hash, 'hex'));
}
