import { useEffect } from 'preact/hooks';
import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { cartOfMember } from '#console/cart.ts';
import { showToast } from '#console/ui/toast.tsx';
import { pageMax } from '#shared/limits.ts';
import { missingText } from './bulk-calls.ts';
import { cartKitOf } from './kits-field.tsx';

/** Reads the selected kits when the page opens: their contents may have changed since they were selected. */
export function useFreshKits(): void {
  useEffect(() => {
    const controller = new AbortController();
    // Ignored: the service checks a booking anyway.
    readKits(controller.signal).catch(() => undefined);
    return () => controller.abort();
  }, []);
}

/** One call for all of them, to keep the page's number of calls low. */
async function readKits(signal: AbortSignal): Promise<void> {
  const cart = cartOfMember();
  if (cart.kits.get().length === 0) return;
  const { data, meta } = await page(api, '/v1/kits', { query: { limit: pageMax }, signal });
  const isWhole = meta.pagination.next_cursor === null;
  const knownKits = cart.kits.get();
  const missing = knownKits.filter(({ id }) => isWhole && !data.some((kit) => kit.id === id));
  const present = knownKits.filter((kit) => !missing.includes(kit));
  cart.replaceKits(
    present.map((before) => {
      const kit = data.find(({ id }) => id === before.id);
      return kit ? cartKitOf(kit) : before;
    }),
  );
  if (missing.length > 0) showToast(missingText(missing));
}
