import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runScript, step } from '../test/support/steps.ts';
import { generateTypes } from './typescript/generate.ts';

const schema = join(import.meta.dirname, 'typescript', 'src', 'schema.ts');

await runScript(async () => {
  await step('TypeScript', async () => writeFile(schema, await generateTypes()));
});
