import { useState } from 'preact/hooks';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Kit } from '#console/api/records.ts';
import { useLoad } from '#console/api/use-load.ts';
import { FreeWindow } from '#console/pages/items/free-window.tsx';
import { hasWindow, type TypedWindow } from '#console/pages/items/item-query.ts';
import { WithData } from '#console/ui/states.tsx';
import { useSettled } from '#console/ui/use-settled.ts';
import { KitState } from './kit-table.tsx';

/** Asks for a window, and says whether the kit is free then. */
export function KitWindow({ kit: { id, version } }: { kit: Kit }) {
  const [window, setWindow] = useState<TypedWindow>({ available_from: '', available_to: '' });
  const settledWindow = useSettled(window);
  const isAsked = hasWindow(settledWindow);
  const result = useLoad(
    async (signal) => {
      if (!isAsked) return { available: null };
      const params = { path: { id }, query: settledWindow };
      return (await orThrow(api.GET('/v1/kits/{id}', { params, signal }))).data;
    },
    [id, version, JSON.stringify(settledWindow)],
  );
  return (
    <section class="card" aria-labelledby="free-title">
      <h2 id="free-title">When is it free?</h2>
      <div class="pairs">
        <FreeWindow
          filters={window}
          onChange={(changes) => setWindow((before) => ({ ...before, ...changes }))}
        />
      </div>
      <div role="status">
        {isAsked && (
          <WithData result={result} lines={1}>
            {({ available }) => <KitState available={available} />}
          </WithData>
        )}
      </div>
    </section>
  );
}
