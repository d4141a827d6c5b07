import { useRef } from 'preact/hooks';
import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { type FirstRecords, readFirstRecords } from '#console/api/first-records.ts';
import { comparePlaces } from '#console/api/place-paths.ts';
import type { PageQuery } from '#console/api/use-pages.ts';
import { pageMax } from '#shared/limits.ts';
import type { Choice } from './picker.tsx';
import { hasWords, inOrderOfWords } from './picker-state.ts';

const fields = ['name', 'path'] as const;
/** The calls that read places, of which each reads 200: more than nearly all accounts have. */
const callsAtMost = 50;
/** For how long the places that were read are searched. */
const freshMilliseconds = 60_000;

interface ReadPlaces {
  at: number;
  places: Promise<FirstRecords<Choice>>;
}

export type PlaceSearch = (text: string, signal: AbortSignal) => Promise<Choice[]>;

/** Returns a function that finds places by the words of their paths; those of their names come first. */
export function usePlaceSearch(): PlaceSearch {
  const last = useRef<ReadPlaces | undefined>(undefined);
  return async (text, signal) => {
    // The service knows a place by the words of its name alone, so that paths are searched here.
    if (!last.current || Date.now() - last.current.at > freshMilliseconds) {
      const places = readFirst();
      last.current = { at: Date.now(), places };
      places.catch(() => {
        last.current = undefined;
      });
    }
    const { records: first, total } = await last.current.places;
    const isWhole = first.length === total || text === '';
    // Of the other places, the service finds those with the words in their names.
    const named = isWhole ? [] : (await readPlaces({ limit: pageMax, q: text }, signal)).data;
    const others = named.filter(({ id }) => !first.some((one) => one.id === id));
    return inOrderOfWords([...first, ...others].filter(hasWords(text)), text);
  };
}

async function readFirst(): Promise<FirstRecords<Choice>> {
  const { records, total } = await readFirstRecords((query) => readPlaces(query), callsAtMost);
  return { records: records.toSorted(byPath), total };
}

async function readPlaces(query: PageQuery & { q?: string }, signal?: AbortSignal) {
  const { data, meta } = await page(api, '/v1/locations', {
    query: { ...query, fields: [...fields], order: 'name' },
    ...(signal ? { signal } : {}),
  });
  const choices = data.map(({ id, name = '', path }): Choice => {
    return { id, name, hint: path === name ? undefined : path };
  });
  return { data: choices, meta };
}

/** A place comes before those inside it. */
const byPath = (one: Choice, other: Choice) =>
  comparePlaces(one.hint ?? one.name, other.hint ?? other.name);
