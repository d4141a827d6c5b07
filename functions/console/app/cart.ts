import type { Item } from './api/records.ts';
import { signedIn } from './api/session.ts';
import { browserStorage, readJson, writeJson } from './browser-storage.ts';
import { formatCount } from './format-count.ts';
import { createStore, type Store } from './store.ts';
import { asListed } from './ui/booked-items.ts';
import type { ListedItem } from './ui/listed-item.ts';
import { showToast } from './ui/toast.tsx';

/** An item that was ticked, as far as it is named; of a stock, how much is meant. */
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
  /** Holds these items in place of those that it has. */
  replace: (items: readonly CartItem[]) => void;
  remove: (ids: readonly number[]) => void;
  addKits: (kits: readonly CartKit[]) => void;
  /** Holds these kits in place of those that it has. */
  replaceKits: (kits: readonly CartKit[]) => void;
  removeKits: (ids: readonly number[]) => void;
  clear: () => void;
}

/** More is work for a program. */
export const mostInCart = 1000;
/** The kits of one booking, as the API has it. */
const mostKits = 20;

function createCart(storageName: string): Cart {
  const items = createStoredList<CartItem>(storageName);
  const kits = createStoredList<CartKit>(`${storageName}.kits`);
  return {
    items: items.store,
    kits: kits.store,
    add: (added) => {
      const fresh = newOnes(items.store.get(), added).map(asListed);
      items.set(atMost(mostInCart, 'item', [...items.store.get(), ...fresh]));
    },
    replace: (next) => items.set(next.slice(0, mostInCart)),
    remove: (ids) => items.set(items.store.get().filter(({ id }) => !ids.includes(id))),
    addKits: (added) => {
      const fresh = newOnes(kits.store.get(), added);
      kits.set(atMost(mostKits, 'kit', [...kits.store.get(), ...fresh]));
    },
    replaceKits: kits.set,
    removeKits: (ids) => kits.set(kits.store.get().filter(({ id }) => !ids.includes(id))),
    clear: () => {
      items.set([]);
      kits.set([]);
    },
  };
}

/** The first of a list; a message says so if others are left out. */
function atMost<One>(most: number, noun: string, all: readonly One[]): readonly One[] {
  if (all.length > most)
    showToast(`You can select at most ${formatCount(most, noun)}. The others were left out.`);
  return all.slice(0, most);
}

function newOnes<One extends { id: number }>(
  known: readonly { id: number }[],
  added: readonly One[],
) {
  const ids = new Set(known.map(({ id }) => id));
  return added.filter(({ id }) => !ids.has(id));
}

/** A list that outlives the page; other tabs of the member have the same. */
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

/** The cart of the signed-in member in the present account, which outlives the page. */
export function cartOfMember(): Cart {
  const { account, user } = signedIn();
  const storageName = `equipment.cart.${account.id}.${user.id}`;
  const cart = carts.get(storageName) ?? createCart(storageName);
  carts.set(storageName, cart);
  return cart;
}
