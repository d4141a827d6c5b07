import { signedIn } from './api/session.ts';
import { createStore, type Store } from './store.ts';

/** An item that was ticked, as far as it is named. */
export interface CartItem {
  id: number;
  name: string;
  unique_id: string | null;
}

/** The items that a member has ticked, to do something with all of them. */
export interface Cart {
  items: Store<readonly CartItem[]>;
  add: (items: readonly CartItem[]) => void;
  remove: (ids: readonly number[]) => void;
  clear: () => void;
}

/** More are not done by hand. */
export const mostInCart = 1000;

function createCart(storageName: string): Cart {
  const items = createStore(storedItems(storageName));
  const set = (next: readonly CartItem[]) => {
    items.set(next);
    localStorage.setItem(storageName, JSON.stringify(next));
  };
  // Other tabs of the member have the same cart.
  addEventListener('storage', ({ key }) => {
    if (key === storageName) items.set(storedItems(storageName));
  });
  return {
    items,
    add: (added) => {
      const known = new Set(items.get().map(({ id }) => id));
      const fresh = added.filter(({ id }) => !known.has(id));
      const named = fresh.map(({ id, name, unique_id }) => ({ id, name, unique_id }));
      set([...items.get(), ...named].slice(0, mostInCart));
    },
    remove: (ids) => set(items.get().filter(({ id }) => !ids.includes(id))),
    clear: () => set([]),
  };
}

function storedItems(storageName: string): readonly CartItem[] {
  return JSON.parse(localStorage.getItem(storageName) ?? '[]');
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
