import { useEffect, useRef, useState } from 'preact/hooks';
import { type PlacePaths, readPlacePaths } from '#console/api/place-paths.ts';
import type { Item } from '#console/api/records.ts';

/** The paths of the places where listed items are. Those of new rows follow, and are read once. */
export function usePlacePaths(items: readonly (Item | undefined)[]): PlacePaths {
  const [paths, setPaths] = useState<PlacePaths>(new Map());
  const asked = useRef(new Set<number>());
  useEffect(() => {
    const ids = new Set(items.flatMap((item) => item?.location?.id ?? [])).difference(
      asked.current,
    );
    if (ids.size === 0) return;
    asked.current = asked.current.union(ids);
    readPlacePaths(ids).then(
      (more) => setPaths((before) => new Map([...before, ...more])),
      // The rows have the names, and the next rows ask again.
      () => {
        asked.current = asked.current.difference(ids);
      },
    );
  }, [items]);
  return paths;
}
