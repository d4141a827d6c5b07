import type { IdempotencyKeys } from '#console/api/idempotency-keys.ts';
import { signedIn } from '#console/api/session.ts';
import { readJson, tabStorage, writeJson } from '#console/browser-storage.ts';
import { currentRoute, goTo } from '#console/route.ts';
import { fromInput, hourOfDay, toInput } from '#console/time.ts';
import type { Choice } from '#console/ui/picker.tsx';
import type { BookingKind } from './count-of.ts';
import type { Frequency, Span } from './occurrences.ts';

/** The values of the booking form; they are kept when the page is left. */
export interface Draft {
  name: string;
  start_time: string;
  end_time: string;
  due_time: string;
  contact_id: Choice | undefined;
  user_id: Choice | undefined;
  location_id: Choice | undefined;
  description: string;
  frequency: Frequency;
  until: string;
  /** The start times of a series that are left out. */
  leftOut: readonly number[];
  /** The reference and the contents of a series that has been begun; empty before. */
  series: string;
  seriesContents: string;
}

export function newDraft(): Draft {
  const now = Date.now();
  return {
    name: '',
    start_time: toInput(hourOfDay(9, now, 1)),
    end_time: toInput(hourOfDay(18, now, 1)),
    due_time: toInput(hourOfDay(18, now, 1)),
    contact_id: undefined,
    user_id: undefined,
    location_id: undefined,
    description: '',
    frequency: '',
    until: '',
    leftOut: [],
    series: '',
    seriesContents: '',
  };
}

/** The times of a booking, or of the first one in a series. */
export function firstSpanOf({ start_time, end_time }: Draft): Span {
  return { start: Date.parse(fromInput(start_time)), end: Date.parse(fromInput(end_time)) };
}

const storageName = () => {
  const { account, user } = signedIn();
  return `equipment.booking.${account.id}.${user.id}`;
};

export function readDraft(): Draft {
  return { ...newDraft(), ...readJson<Partial<Draft>>(tabStorage, storageName(), {}) };
}

export const keepDraft = (draft: Draft): void => writeJson(tabStorage, storageName(), draft);

/** After an undo, shows the form as it was sent, unless the user has left the page that shows what was booked. */
export function showFormAgain(page: string, kind: BookingKind, draft: Draft): void {
  if (currentRoute.get().path !== page) return;
  keepDraft({ ...draft, series: '', seriesContents: '' });
  goTo(`/selection/${kind}`);
}

export function forgetDraft(): void {
  tabStorage.remove(storageName());
  tabStorage.remove(keysName());
}

const keysName = () => `${storageName()}.keys`;

/** The idempotency keys of bookings that had no answer. They survive a reload, as the draft does. */
export function draftKeys(): IdempotencyKeys {
  const name = keysName();
  const keys = new Map(Object.entries(readJson<Record<string, string>>(tabStorage, name, {})));
  const keep = () => {
    if (keys.size === 0) tabStorage.remove(name);
    else writeJson(tabStorage, name, Object.fromEntries(keys));
  };
  return {
    get: (content) => keys.get(content),
    set: (content, key) => {
      keys.set(content, key);
      keep();
    },
    delete: (content) => {
      keys.delete(content);
      keep();
    },
  };
}
