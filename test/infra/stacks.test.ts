import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { routes } from '#shared/families/routes.ts';
import { prodStacks } from './prod.ts';
import { readTemplates, resourcesOf } from './read-template.ts';

const { data, api, nested, service } = readTemplates(join(inject('service').folder, 'cdk.out'));

let prod: ReturnType<typeof readTemplates>;

beforeAll(async () => {
  prod = readTemplates((await prodStacks()).folder);
}, 300_000);

/** Below the limits of CloudFormation: 500 resources and 1 MB a stack. */
const maxResources = 350;
const maxBytes = 500_000;
/** The number of further endpoints for which there has to be space. */
const moreEndpoints = 60;

test('every stack stays below the limits, with space for 60 more endpoints', () => {
  const growth = 1 + moreEndpoints / routes.length;
  for (const template of [data, ...service, prod.data, ...prod.service]) {
    const names = resourcesOf(template, 'Lambda::Function').map(
      (one) => one.Properties.Description,
    );
    expect(Object.keys(template.Resources).length * growth, names[0]).toBeLessThan(maxResources);
    const bytes = Buffer.byteLength(JSON.stringify(template, undefined, 1));
    expect(bytes * growth, names[0]).toBeLessThan(maxBytes);
  }
});

test('every family is a stack, and so is the background', () => {
  const groups = nested.map((template) => {
    const names = resourcesOf(template, 'Lambda::Function').map(
      (one) => one.Properties.Description,
    );
    return [...new Set(names.map((name: string) => name.split('.')[0]))].join(' and ');
  });
  const families = new Set(routes.map(({ family }) => family));
  expect(groups.sort()).toEqual([...families, 'background', 'console', 'docs'].sort());
});

test('no stack imports an export of another one, so that a restored table can replace the table', () => {
  for (const template of [data, ...service]) {
    expect(JSON.stringify(template)).not.toContain('Fn::ImportValue');
    for (const output of Object.values(template.Outputs ?? {}))
      expect(output).not.toHaveProperty('Export');
  }
});

test('retained resources have no fixed names, which would block a new stack', () => {
  const named = ['TableName', 'BucketName', 'BackupVaultName', 'LogGroupName', 'QueueName', 'Name'];
  for (const template of [data, ...service, prod.data, ...prod.service]) {
    for (const { Type, DeletionPolicy, Properties } of Object.values(template.Resources)) {
      if (DeletionPolicy === 'Delete' || DeletionPolicy === undefined) continue;
      for (const name of named)
        expect(typeof Properties[name], `${Type} ${name}`).not.toBe('string');
    }
  }
});

test('functions are called by their alias, never directly', () => {
  const callers = ['ApiGatewayV2::Integration', 'Lambda::EventSourceMapping', 'Events::Rule'];
  const uses = callers.flatMap((type) => resourcesOf(service, type));
  const schedules = resourcesOf(service, 'Scheduler::Schedule');
  expect(uses.length).toBeGreaterThan(routes.length);
  for (const { Properties, template } of [...uses, ...schedules]) {
    const text = JSON.stringify(Properties);
    const functions = resourcesOf(template, 'Lambda::Function').map(({ id }) => id);
    for (const id of functions) expect(text).not.toContain(`"${id}"`);
  }
  const aliases = resourcesOf(service, 'Lambda::Alias');
  expect(aliases).toHaveLength(resourcesOf(service, 'Lambda::Function').length);
  expect(new Set(aliases.map(({ Properties }) => Properties.Name))).toEqual(new Set(['live']));
  expect(resourcesOf(api, 'Lambda::Function')).toEqual([]);
});
