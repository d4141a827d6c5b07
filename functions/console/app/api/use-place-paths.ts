import { useEffect, useRef, useState } from 'preact/hooks';
import { type PlacePaths, readPlacePaths } from './place-paths.ts';

interface NamedPlace {
  id: number;
  name: string;
}

interface RecordWithPlaces {
  location: NamedPlace | null;
  home_location?: NamedPlace | null;
}

/** The paths of the places of shown records. Those of new records follow, and are read once for each name. */
export function usePlacePaths(records: readonly (RecordWithPlaces | undefined)[]): PlacePaths {
  const [paths, setPaths] = useState<PlacePaths>(new Map());
  const askedNames = useRef(new Map<number, string>());
  useEffect(() => {
    const asked = askedNames.current;
    const places = records
      .flatMap((record) => [record?.location, record?.home_location])
      .filter((place) => place != null);
    const names = new Map(places.map(({ id, name }) => [id, name]));
    // A place with another name was renamed after its path was read.
    const ids = [...names.keys()].filter((id) => asked.get(id) !== names.get(id));
    if (ids.length === 0) return;
    for (const id of ids) asked.set(id, names.get(id) ?? '');
    readPlacePaths(new Set(ids)).then(
      (more) => setPaths((before) => new Map([...before, ...more])),
      // The records have the names, and the next ones ask again.
      () => {
        for (const id of ids) asked.delete(id);
      },
    );
  }, [records]);
  return paths;
}
