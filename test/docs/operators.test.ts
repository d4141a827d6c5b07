import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stderr, stdout } from 'node:process';
import type { Command } from 'commander';
import { describe, expect, test, vi } from 'vitest';
import { type Query, queryList, queryText } from '#infra/alarms/queries.ts';
import { accessFormat } from '#infra/api-stage.ts';
import { addCommands } from '#infra/ops/program.ts';
import type { Caller } from '#shared/auth/caller.ts';
import { errorKinds } from '#shared/errors.ts';
import { logRequest } from '#shared/http/middleware/log-request.ts';
import { logError } from '#shared/log.ts';
import { inContext, noUsage } from '#shared/table/context.ts';

const docs = join(import.meta.dirname, '..', '..', 'docs');
const names = ['first-deployment', 'front-door', 'restore', 'retention', 'runbook', 'scale'];
const pages = names.map((name) => [name, readFileSync(join(docs, `${name}.md`), 'utf8')] as const);

/** The blocks of a page that are in a language; those of none are queries. */
function blocksOf(page: string, language = ''): string[] {
  const blocks = page.matchAll(/^```(\w*)\n(.*?)^```/gms);
  return [...blocks].flatMap(([, of, text = '']) => (of === language ? [text] : []));
}

describe.each(pages)('docs/%s.md', (_name, page) => {
  test('sets every variable of a command before it is used', () => {
    const text = blocksOf(page, 'sh').join('\n');
    for (const { 1: name = '', index } of text.matchAll(/\$\{?([A-Z_]+)\b/g)) {
      const before = text.slice(0, index);
      expect(before, `$${name} is set`).toMatch(new RegExp(`(^|\\s|for )${name}(=| in )`));
    }
  });

  test('names only existing operator commands, with the options that they require', () => {
    expect(page).not.toMatch(/`ops /);
    for (const [, line = ''] of page
      .replaceAll('\\\n', ' ')
      .matchAll(/run (?:--silent )?ops -- ([^`\n|)]+)/g)) {
      assertCommand(line.trim().split(/\s+/));
    }
  });
});

/** Whether a command is one of `npm run ops`, with options that it accepts, and all that it requires. */
function assertCommand(words: readonly string[]): void {
  const flags = new Set(words.filter((word) => word.startsWith('--')));
  let command: Command = addCommands();
  const knownOptions = command.options.map(({ long }) => long);
  const names = flags.has('--stack') ? words.slice(words.indexOf('--stack') + 2) : words;
  for (const word of names) {
    const next = command.commands.find((one) => one.name() === word);
    if (!next) break;
    command = next;
    knownOptions.push(...command.options.map(({ long }) => long));
  }
  const requiredOptions = command.options.flatMap(({ mandatory, long }) =>
    mandatory && long ? [long] : [],
  );
  expect(command.commands, words.join(' ')).toEqual([]);
  expect(knownOptions, words.join(' ')).toEqual(expect.arrayContaining([...flags]));
  expect([...flags], words.join(' ')).toEqual(expect.arrayContaining(requiredOptions));
}

test('the command that refuses an address keeps refusing those that were refused before', () => {
  const page = pages.find(([name]) => name === 'front-door')?.[1] ?? '';
  const [, addresses] = /wafv2 update-ip-set [^`]*--addresses (.*)/.exec(page) ?? [];
  expect(addresses).toMatch(/^\$\(jq -r '\.IPSet\.Addresses\[\]' <<< "\$BLOCKED"\) /);
});

test('the subscription to alarms is confirmed in a way that no link in a mail can end', () => {
  const page = pages.find(([name]) => name === 'first-deployment')?.[1] ?? '';
  expect(page).toMatch(/sns confirm-subscription .* --authenticate-on-unsubscribe true$/m);
});

const runbook = pages.find(([name]) => name === 'runbook')?.[1] ?? '';

test('the runbook shows the queries that are saved with the stage, each in its section', () => {
  const shown = runbook.split(/^## /m).flatMap((section) => {
    const title = section.slice(0, section.indexOf('\n')).toLowerCase().replaceAll(' ', '-');
    return blocksOf(section).map((text) => [title, text.trimEnd()]);
  });
  const saved = Object.values(queryList).map((query) => [query.section, queryText(query)]);
  expect(shown).toEqual(saved);
  for (const [name, { section }] of Object.entries(queryList)) {
    // A query with another name than its section is named there.
    if (name !== section) expect(runbook).toContain(`\`${name}\``);
  }
});

test('the section on errors that customers get names every code of a fault of ours', () => {
  const [, section = ''] = runbook.split(/^## /m);
  const faults = Object.entries(errorKinds).filter(([, { status }]) => Number(status) >= 500);
  for (const [code] of faults) expect(section).toContain(`\`${code}\``);
});

/** The fields that Insights adds to every line, and Lambda to its own. */
const standardFields = ['@timestamp', '@message', '@log', 'type', 'record.status'];

/** The fields of a line that our functions write, as Insights names them. */
function fieldsOf(line: object, prefix = ''): string[] {
  return Object.entries(line).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? fieldsOf(value, `${prefix}${name}.`)
      : [`${prefix}${name}`],
  );
}

const caller: Caller = {
  kind: 'session',
  accountId: 1,
  actor: { id: 1, type: 'user', name: 'Ann' },
  credentialId: 'session',
  permissions: [],
  login: 'ann@example.org',
  userId: 1,
  session: { id: 1, tokenId: 'session' },
};

function loggedFields(): string[] {
  vi.stubEnv('LOG_LEVEL', 'info');
  const written: string[] = [];
  const spies = [stdout, stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((line) => written.push(String(line)) > 0),
  );
  const state = { requestId: 'a', gatewayId: 'b', caller, arrivedAt: 0 };
  const context = { deadline: 0, signal: AbortSignal.abort(), usage: noUsage() };
  inContext(context, () => {
    const refusal = { status: 409, code: 'conflict' };
    logRequest({ method: 'GET', path: '/v1/items' }, state, refusal);
    logError('It failed.', new Error('why'), {});
  });
  for (const spy of spies) spy.mockRestore();
  vi.unstubAllEnvs();
  return written.flatMap((line) => fieldsOf(JSON.parse(line)));
}

const functions =
  /\b(filter|fields|stats|sort|limit|desc|by|as|like|in|and|or|count|sum|avg|bin|ispresent)\b/g;

/** The fields that a query reads: what is neither its own name, a text, a number, nor a word of the language. */
function fieldsRead(query: Query): string[] {
  const text = queryText(query);
  const own = new Set([...text.matchAll(/ as (\w+)/g)].map(([, name]) => name));
  const bare = text.replaceAll(/"[^"]*"|like \/[^/]*\//g, ' ').replaceAll(/bin\(\w+\)/g, ' ');
  const names = bare.replaceAll(functions, ' ').match(/@?[a-z][\w.]*/g) ?? [];
  return [...new Set(names)].filter((name) => !own.has(name));
}

test.each(Object.entries(queryList))(
  'the query %s reads only fields that are logged',
  (_name, query) => {
    const written = query.logs === 'access' ? Object.keys(accessFormat) : loggedFields();
    const read = fieldsRead(query);
    expect(read).not.toEqual([]);
    expect([...written, ...standardFields]).toEqual(expect.arrayContaining(read));
  },
);
