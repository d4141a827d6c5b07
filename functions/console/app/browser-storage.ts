/** Named texts in the browser's storage; kept in memory if the browser refuses them or has no space left. */
interface SafeStorage {
  get: (name: string) => string | null;
  set: (name: string, text: string) => void;
  remove: (name: string) => void;
}

/** Wraps a storage that may be unavailable: some browsers throw as soon as it is accessed. */
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
      // Memory keeps only what the browser did not accept: other tabs may change the rest.
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

/** Shared by all tabs of the browser, and kept after they are closed. */
export const browserStorage = createSafeStorage(() => localStorage);
/** Belongs to one tab, and survives a reload. */
export const tabStorage = createSafeStorage(() => sessionStorage);

/** Reads a stored object or array. Returns the default if there is none, or if it is not of the same kind. */
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
