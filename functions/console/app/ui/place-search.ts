import { useRef } from 'preact/hooks';
import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import type { FirstRecords } from '#console/api/first-records.ts';
import { comparePlaces } from '#console/api/place-paths.ts';
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
    const named = isWhole ? [] : (await readChoices({ limit: pageMax, q: text }, signal)).data;
    const others = named.filter(({ id }) => !first.some((one) => one.id === id));
    return inOrderOfWords([...first, ...others].filter(hasWords(text)), text);
  };
}

/** The first places by id. Any part of such a list costs the same, so that all after the first are read side by side. */
async function readFirst(): Promise<FirstRecords<Choice>> {
  const { data, meta } = await readChoices({ limit: pageMax });
  const total = meta.pagination.total ?? data.length;
  const calls = Math.min(Math.ceil(total / pageMax), callsAtMost);
  const offsets = Array.from({ length: calls - 1 }, (_, index) => (index + 1) * pageMax);
  const others = await Promise.all(
    offsets.map((offset) => readChoices({ limit: pageMax, offset })),
  );
  const all = [...data, ...others.flatMap((other) => other.data)];
  // A place that moves to another part of the list meanwhile is in both.
  const places = new Map(all.map((place) => [place.id, place]));
  return { records: [...places.values()].sort(byPath), total };
}

async function readChoices(
  query: { limit: number; offset?: number; q?: string },
  signal?: AbortSignal,
) {
  const { data, meta } = await page(api, '/v1/locations', {
    query: { ...query, fields: [...fields] },
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
