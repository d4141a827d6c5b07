import type { Item } from './api/records.ts';
import { signedIn } from './api/session.ts';
import { browserStorage, readJson, writeJson } from './browser-storage.ts';
import { formatCount } from './format-count.ts';
import { createStore, type Store } from './store.ts';
import { toListedItem } from './ui/booked-items.ts';
import type { ListedItem } from './ui/listed-item.ts';
import { showToast } from './ui/toast.tsx';

/** A ticked item, by name; for a stock, with the quantity that is meant. */
export type CartItem = ListedItem;

/** A kit that is booked as a whole, with the ids of its items. */
export interface CartKit {
  id: number;
  name: string;
  parts: readonly number[];
}

/** The items that a member has ticked, to do something with all of them. */
interface Cart {
  items: Store<readonly CartItem[]>;
  kits: Store<readonly CartKit[]>;
  add: (items: readonly (CartItem & Partial<Item>)[]) => void;
  /** Puts these items in place of the present ones. */
  replace: (items: readonly CartItem[]) => void;
  remove: (ids: readonly number[]) => void;
  addKits: (kits: readonly CartKit[]) => void;
  /** Puts these kits in place of the present ones. */
  replaceKits: (kits: readonly CartKit[]) => void;
  removeKits: (ids: readonly number[]) => void;
  clear: () => void;
}

/** The most items in a cart: larger jobs are for a program that calls the API. */
export const maxInCart = 1000;
/** The API takes at most this many kits in one booking. */
const maxKits = 20;

function createCart(storageName: string): Cart {
  const items = createStoredList<CartItem>(storageName);
  const kits = createStoredList<CartKit>(`${storageName}.kits`);
  return {
    items: items.store,
    kits: kits.store,
    add: (newItems) => {
      const fresh = newOnes(items.store.get(), newItems).map(toListedItem);
      items.set(atMost(maxInCart, 'item', [...items.store.get(), ...fresh]));
    },
    replace: (next) => items.set(next.slice(0, maxInCart)),
    remove: (ids) => items.set(items.store.get().filter(({ id }) => !ids.includes(id))),
    addKits: (newKits) => {
      const fresh = newOnes(kits.store.get(), newKits);
      kits.set(atMost(maxKits, 'kit', [...kits.store.get(), ...fresh]));
    },
    replaceKits: kits.set,
    removeKits: (ids) => kits.set(kits.store.get().filter(({ id }) => !ids.includes(id))),
    clear: () => {
      items.set([]);
      kits.set([]);
    },
  };
}

/** The first records of a list; shows a message if others are left out. */
function atMost<One>(max: number, noun: string, all: readonly One[]): readonly One[] {
  if (all.length > max)
    showToast(`You can select at most ${formatCount(max, noun)}. The others were left out.`);
  return all.slice(0, max);
}

function newOnes<One extends { id: number }>(
  stored: readonly { id: number }[],
  additions: readonly One[],
) {
  const ids = new Set(stored.map(({ id }) => id));
  return additions.filter(({ id }) => !ids.has(id));
}

/** A list that survives a reload; other tabs of the member show the same one. */
function createStoredList<One>(storageName: string) {
  const read = () => readJson<readonly One[]>(browserStorage, storageName, []);
  const store = createStore(read());
  addEventListener('storage', ({ key }) => {
    if (key === storageName) store.set(read());
  });
  const set = (next: readonly One[]) => {
    store.set(next);
    writeJson(browserStorage, storageName, next);
  };
  return { store, set };
}

const carts = new Map<string, Cart>();

/** The cart of the signed-in member in the present account, which survives a reload. */
export function cartOfMember(): Cart {
  const { account, user } = signedIn();
  const storageName = `equipment.cart.${account.id}.${user.id}`;
  const cart = carts.get(storageName) ?? createCart(storageName);
  carts.set(storageName, cart);
  return cart;
}
