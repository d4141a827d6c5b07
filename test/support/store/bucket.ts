/** Tokens that come back with time, up to what a second gives; taking too many leaves a debt. */
export interface Bucket {
  isEmpty: (now: number) => boolean;
  take: (units: number, now: number) => void;
}

export function bucketOf(unitsPerSecond: number): Bucket {
  let units = unitsPerSecond;
  let filledAt = Number.NEGATIVE_INFINITY;
  const fill = (now: number) => {
    const seconds = (now - filledAt) / 1000;
    units = Math.min(unitsPerSecond, units + seconds * unitsPerSecond);
    filledAt = now;
  };
  return {
    isEmpty: (now) => {
      fill(now);
      return units <= 0;
    },
    take: (taken, now) => {
      fill(now);
      units -= taken;
    },
  };
}
