/** Collects the kept parts of a picture, however many they are. */
export type CompactedBytes = ReturnType<typeof compactBytes>;

/** Moves what is kept to the front of a buffer: another one of 25 MB is not needed. */
export function compactBytes(source: Buffer) {
  let length = 0;
  return {
    /** Keeps the bytes between two positions. */
    keep: (from: number, to: number): void => {
      if (from !== length) source.copyWithin(length, from, to);
      length += to - from;
    },
    /** Replaces a range that is not kept by other bytes, if they fit. Returns whether they did. */
    put: (bytes: Uint8Array, from: number, to: number): boolean => {
      if (bytes.length > to - from) return false;
      source.set(bytes, length);
      length += bytes.length;
      return true;
    },
    /** How many bytes there are so far. */
    length: () => length,
    bytes: () => source.subarray(0, length),
  };
}
