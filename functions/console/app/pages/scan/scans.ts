import { findByLabel, findPlaceByLabel } from '#console/api/find-by-label.ts';
import { asProblem, type Problem } from '#console/api/problem.ts';
import type { Item, Location } from '#console/api/records.ts';
import { signedIn } from '#console/api/session.ts';
import { readJson, tabStorage, writeJson } from '#console/browser-storage.ts';
import { createStore, type Store } from '#console/store.ts';

/** A scanned label, with the result of its lookup. */
export interface Scan {
  label: string;
  state: 'waiting' | 'found' | 'unknown' | 'failed';
  items: readonly Item[];
  /** The place whose label it is, if no item has it. */
  place?: Location | undefined;
  /** Why the lookup failed. */
  problem?: Problem | undefined;
}

export interface Scans {
  /** The latest first; a label that is scanned again comes to the front. */
  list: Store<readonly Scan[]>;
  add: (label: string) => void;
  remove: (label: string) => void;
  /** Removes the label of an item. */
  removeItem: (id: number) => void;
  clear: () => void;
  /** Looks up these labels again, or all of them. */
  lookUp: (labels?: readonly string[]) => Promise<void>;
}

/** The number of lookups that run at a time; the others wait in order. */
const lookupsAtOnce = 4;

type LookUp = (label: string) => Promise<readonly Item[]>;
type LookUpPlace = (label: string) => Promise<Location | undefined>;

/** The scans of an account, which survive a reload of the tab. */
export function createScans(storageName: string, find: LookUp, findPlace?: LookUpPlace): Scans {
  const list = createStore(storedScans(storageName));
  const queue: string[] = [];
  const running = new Set<Promise<void>>();

  const set = (scans: readonly Scan[]) => {
    list.set(scans);
    const labels = scans.map(({ label }) => label);
    writeJson(tabStorage, storageName, labels);
  };
  const update = (label: string, change: Partial<Scan>) => {
    const scans = list.get().map((one) => (one.label === label ? { ...one, ...change } : one));
    const { items = [] } = change;
    const isSame = (one: Scan) =>
      one.label !== label && one.items.some(({ id }) => items.some((item) => item.id === id));
    // An item scanned by two of its labels is listed once, under the later one.
    const places = scans.filter((one) => one.label === label || isSame(one));
    const [first] = places;
    if (places.length < 2 || !first) return set(scans);
    const scan = { ...first, label, ...change };
    set(scans.flatMap((one) => (one === first ? scan : places.includes(one) ? [] : one)));
  };
  const lookUpOne = async (label: string) => {
    try {
      const items = await find(label);
      const place = items.length === 0 ? await findPlace?.(label) : undefined;
      const state = items.length === 0 && !place ? 'unknown' : 'found';
      update(label, { state, items, place, problem: undefined });
    } catch (cause) {
      const isShown = list.get().some((one) => one.label === label && one.items.length > 0);
      // Items that were found before stay shown, though they may have changed.
      update(label, isShown ? {} : { state: 'failed', problem: asProblem(cause) });
    }
  };
  const start = (): void => {
    while (running.size < lookupsAtOnce) {
      const label = queue.shift();
      if (label === undefined) return;
      const work = lookUpOne(label).finally(() => {
        running.delete(work);
        start();
      });
      running.add(work);
    }
  };
  const lookUp = async (labels: readonly string[] = list.get().map(({ label }) => label)) => {
    queue.push(...labels.filter((label) => !queue.includes(label)));
    start();
    while (running.size > 0) await Promise.all(running);
  };
  return {
    list,
    add: (label) => {
      const knownScan = list.get().find((one) => one.label === label);
      const scan: Scan = knownScan ?? { label, state: 'waiting', items: [] };
      set([scan, ...list.get().filter((one) => one !== knownScan)]);
      void lookUp([label]);
    },
    remove: (label) => set(list.get().filter((one) => one.label !== label)),
    removeItem: (id) => set(list.get().filter(({ items }) => !items.some((one) => one.id === id))),
    clear: () => set([]),
    lookUp,
  };
}

function storedScans(storageName: string): readonly Scan[] {
  const storedLabels = readJson<string[]>(tabStorage, storageName, []);
  return storedLabels.map((label) => ({ label, state: 'waiting', items: [] }));
}

let current: { storageName: string; scans: Scans } | undefined;

/** The scans of the signed-in member in the present account. */
export function scansOfMember(): Scans {
  const storageName = storageOfMember('scans');
  if (current?.storageName !== storageName) {
    current = { storageName, scans: createScans(storageName, findByLabel, findPlaceByLabel) };
  }
  return current.scans;
}

/** The storage name of a list of labels, for each member and account. */
export function storageOfMember(purpose: string): string {
  const { account, user } = signedIn();
  return `equipment.${purpose}.${account.id}.${user.id}`;
}
