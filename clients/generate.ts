import { runScript, step } from '../test/support/steps.ts';
import { generateGo } from './go.ts';
import { generatePython } from './python.ts';
import { writeTypes } from './typescript/generate.ts';

const makers: Readonly<Record<string, () => Promise<unknown>>> = {
  typescript: writeTypes,
  python: generatePython,
  go: generateGo,
};

await runScript(async () => {
  for (const language of process.argv.slice(2)) {
    const make = makers[language];
    if (!make) throw new Error(`There is no client for ${language}.`);
    await step(`make the client for ${language}`, make);
  }
});
