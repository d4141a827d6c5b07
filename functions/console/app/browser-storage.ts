/** Texts by their names, as the browser has them, in memory where it refuses them or has no space left. */
export interface SafeStorage {
  get: (name: string) => string | null;
  set: (name: string, text: string) => void;
  remove: (name: string) => void;
}

/** A storage that may be missing altogether: a browser can throw where it is only named. */
export function createSafeStorage(find: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      return work(find());
    } catch {
      return undefined;
    }
  };
  return {
    get: (name) => memory.get(name) ?? attempt((storage) => storage.getItem(name)) ?? null,
    set: (name, text) => {
      memory.set(name, text);
      // Only what the browser did not accept: other tabs change the rest.
      attempt((storage) => {
        storage.setItem(name, text);
        memory.delete(name);
      });
    },
    remove: (name) => {
      memory.delete(name);
      attempt((storage) => storage.removeItem(name));
    },
  };
}

/** What all tabs of the browser have, also when they are opened next time. */
export const browserStorage = createSafeStorage(() => localStorage);
/** What one tab has, also when it is loaded again. */
export const tabStorage = createSafeStorage(() => sessionStorage);

/** What a storage has under a name, or else a default: also in place of what cannot be such a value. */
export function readJson<T extends object>(storage: SafeStorage, name: string, defaults: T): T {
  try {
    const stored: T | null = JSON.parse(storage.get(name) ?? 'null');
    const isAlike = typeof stored === 'object' && Array.isArray(stored) === Array.isArray(defaults);
    return isAlike ? (stored ?? defaults) : defaults;
  } catch {
    return defaults;
  }
}

export const writeJson = (storage: SafeStorage, name: string, value: object): void =>
  storage.set(name, JSON.stringify(value));
