import { pages } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { readAll } from '#console/api/read-all.ts';
import { useLoad } from '#console/api/use-load.ts';
import { Badge } from '#console/ui/badge.tsx';
import { WithData } from '#console/ui/states.tsx';
import { pageMax } from '#shared/limits.ts';

/** The members by name, for those who may not manage members. */
export function Directory() {
  const result = useLoad(
    (signal) => readAll(pages(api, '/v1/directory/users', { query: { limit: pageMax }, signal })),
    [],
  );
  return (
    <WithData result={result}>
      {(members) => (
        <ul class="card entries">
          {members.map(({ id, name, active }) => (
            <li key={id}>
              <span>{name}</span>
              <Badge tone={active ? 'good' : 'calm'}>{active ? 'Active' : 'Not active'}</Badge>
            </li>
          ))}
        </ul>
      )}
    </WithData>
  );
}
