import { createHash, createHmac, createSecretKey, type KeyObject } from 'node:crypto';

/** The secret of the credentials, those that a day's key is made from, and the key. */
const maxKeys = 16;

type Data = string | ArrayBuffer | ArrayBufferView;

const keys = new Map<Data, KeyObject>();

/** Node.js takes five times as long to sign with bytes as with a key that it made before. */
function keyOf(secret: Data): KeyObject {
  const existingKey = keys.get(secret);
  if (existingKey) return existingKey;
  const key = createSecretKey(bytesOf(secret));
  // Credentials that expire are replaced by others.
  if (keys.size >= maxKeys) keys.clear();
  keys.set(secret, key);
  return key;
}

function bytesOf(data: Data): Uint8Array {
  if (typeof data === 'string') return Buffer.from(data);
  if (data instanceof ArrayBuffer) return new Uint8Array(data);
  return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
}

/** SHA-256, or its HMAC where there is a secret, for the SDK to sign requests with. */
export class SigningHash {
  readonly #hash;

  constructor(secret?: Data) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', keyOf(secret));
  }

  update(data: Data): void {
    this.#hash.update(bytesOf(data));
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }
}
