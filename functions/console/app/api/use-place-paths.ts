import { useEffect, useRef, useState } from 'preact/hooks';
import { type PlacePaths, readPlacePaths } from '#console/api/place-paths.ts';
import type { Item } from '#console/api/records.ts';

/** The paths of the places where listed items are and belong. Those of new rows follow, and are read once for each name. */
export function usePlacePaths(items: readonly (Item | undefined)[]): PlacePaths {
  const [paths, setPaths] = useState<PlacePaths>(new Map());
  const askedNames = useRef(new Map<number, string>());
  useEffect(() => {
    const asked = askedNames.current;
    const places = items
      .flatMap((item) => [item?.location, item?.home_location])
      .filter((place) => place != null);
    const names = new Map(places.map(({ id, name }) => [id, name]));
    // A place with another name was renamed after its path was read.
    const ids = [...names.keys()].filter((id) => asked.get(id) !== names.get(id));
    if (ids.length === 0) return;
    for (const id of ids) asked.set(id, names.get(id) ?? '');
    readPlacePaths(new Set(ids)).then(
      (more) => setPaths((before) => new Map([...before, ...more])),
      // The rows have the names, and the next rows ask again.
      () => {
        for (const id of ids) asked.delete(id);
      },
    );
  }, [items]);
  return paths;
}
