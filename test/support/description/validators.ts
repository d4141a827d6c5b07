import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describeInterface } from '#shared/description/document.ts';

export const description = describeInterface();

const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  validateSchema: false,
  // Most schemas validate few values, so fast compilation matters more than fast code.
  inlineRefs: false,
  code: { optimize: false },
});
addFormats.default(ajv);
ajv.addSchema({ ...description, $id: 'description' });

const compiled = new Map<string, ValidateFunction>();

/** The JSON pointer of something in the description. */
export function pointerTo(...path: readonly (string | number)[]): string {
  return path
    .map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}

/** What is wrong with a value by the schema at a JSON pointer into the description. */
export function problemsBy(pointer: string, value: unknown): string[] {
  const validate =
    compiled.get(pointer) ?? ajv.compile({ $ref: `description#${encodeURI(pointer)}` });
  compiled.set(pointer, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}
