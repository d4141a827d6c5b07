import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { addStacks } from '#infra/stacks.ts';
import { readTemplates } from './read-template.ts';

/** The templates of the stage that a context describes, with functions that have no code. */
export function stacksWith(context: Readonly<Record<string, unknown>>) {
  const outdir = mkdtempSync(join(tmpdir(), 'equipment-stacks-'));
  const app = new App({
    context,
    outdir,
    treeMetadata: false,
    analyticsReporting: false,
    builtinCloudFormationValidation: false,
  });
  addStacks(app, () => Code.fromInline('// None is called here.'));
  app.synth();
  const templates = readTemplates(outdir);
  rmSync(outdir, { recursive: true });
  return templates;
}
