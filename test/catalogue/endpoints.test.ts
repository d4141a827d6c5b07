import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '#shared/families/routes.ts';

const file = join(import.meta.dirname, '..', '..', 'docs', 'endpoints.md');

/** The callers that each kind of access allows. */
const callers: Readonly<Record<string, string>> = {
  public: 'anybody',
  'sign-in': 'anybody',
  'first-party': 'a session',
  member: 'any key or session',
  'any-credential': 'any key or session',
};

function renderEndpoints(): string {
  const families = Map.groupBy(routes, ({ family }) => family);
  const tables = [...families].map(([family, all]) => {
    const rows = all.map(({ route: { method, path, summary, access } }) => {
      const caller = callers[access] ?? `\`${access}\``;
      return `| \`${method} ${path}\` | ${summary} | ${caller} |`;
    });
    return [`## ${family}`, '', '| Call | What it does | For |', '|---|---|---|', ...rows].join(
      '\n',
    );
  });
  const introduction =
    'Every endpoint, as `shared/families/<family>/routes.ts` declares it. A scope names what a restricted key needs; ' +
    'sessions are bound by what their member may do. `/docs` of a running service has the parameters, ' +
    'bodies and answers of each.';
  return `${['# Endpoints', introduction, ...tables].join('\n\n')}\n`;
}

test('docs/endpoints.md lists every endpoint; written anew by npm test -- test/catalogue/endpoints -u', async () => {
  await expect(renderEndpoints()).toMatchFileSnapshot(file);
});
