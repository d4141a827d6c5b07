import { page } from '#client/pages.ts';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { useInterval, useLoad } from '#console/api/use-load.ts';
import { usePages } from '#console/api/use-pages.ts';

/** How often new attempts are looked for. */
const askMilliseconds = 5_000;

const firstPage = 50;

/** A webhook and its deliveries, refreshed at an interval. */
export function useWebhook(path: { id: number; webhook_id: number }) {
  const result = useLoad(
    async (signal) => {
      const call = api.GET('/v1/accounts/{id}/webhooks/{webhook_id}', { params: { path }, signal });
      return (await orThrow(call)).data;
    },
    [path.id, path.webhook_id],
  );
  const deliveries = usePages(
    (query, signal) =>
      page(api, '/v1/accounts/{id}/webhooks/{webhook_id}/deliveries', {
        path,
        query,
        ...(signal ? { signal } : {}),
      }),
    firstPage,
    [path.id, path.webhook_id],
  );
  const first = deliveries.result;
  // A refresh of the first page would drop the later ones.
  const hasFurther = deliveries.records.length > (first.data?.data.length ?? 0);
  const isGone = result.problem?.status === 404;
  useInterval(() => {
    if (isGone) return;
    if (!result.isBusy) result.reload();
    if (!first.isBusy && !deliveries.isBusy && !hasFurther) first.reload();
  }, askMilliseconds);
  const reload = () => {
    result.reload();
    first.reload();
  };
  return { result, deliveries, reload };
}
