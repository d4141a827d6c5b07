/** What is kept of a picture, however many parts it has. */
export interface CompactedBytes {
  /** Keeps what stands between two places. */
  keep: (from: number, to: number) => void;
  /** Puts bytes in place of what stands there and is not kept, if they fit. Whether they did. */
  put: (bytes: Uint8Array, from: number, to: number) => boolean;
  /** How many bytes there are so far. */
  length: () => number;
  bytes: () => Buffer;
}

/** Moves what is kept to the front of a buffer: another one of 25 MB is not needed. */
export function compactBytes(source: Buffer): CompactedBytes {
  let length = 0;
  return {
    keep: (from, to) => {
      if (from !== length) source.copyWithin(length, from, to);
      length += to - from;
    },
    put: (bytes, from, to) => {
      if (bytes.length > to - from) return false;
      source.set(bytes, length);
      length += bytes.length;
      return true;
    },
    length: () => length,
    bytes: () => source.subarray(0, length),
  };
}
