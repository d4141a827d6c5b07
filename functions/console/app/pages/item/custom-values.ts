import type { FieldProblem } from '#console/api/field-problem.ts';
import { Problem } from '#console/api/problem.ts';
import type { CustomValue } from '#console/api/records.ts';
import { toNumberInput } from '#console/numbers.ts';
import { numberOf } from '#console/ui/form-values.ts';

type CustomFieldKind = 'text' | 'number' | 'boolean';

/** A custom field as the form holds it. A boolean is held as its text. */
export interface CustomField {
  key: number;
  name: string;
  kind: CustomFieldKind;
  text: string;
}

let last = 0;

export function newCustomField(name = '', value: CustomValue = ''): CustomField {
  last += 1;
  const field = { key: last, name };
  if (typeof value === 'boolean') return { ...field, kind: 'boolean', text: value ? 'yes' : 'no' };
  if (typeof value === 'number') return { ...field, kind: 'number', text: toNumberInput(value) };
  return { ...field, kind: 'text', text: value };
}

export function customFieldsOf(values: Readonly<Record<string, CustomValue>> = {}): CustomField[] {
  return Object.entries(values).map(([name, value]) => newCustomField(name, value));
}

const customPath = (name: string) => `custom_fields.${name.trim()}`;

/** The problem of a custom field, and whether it is about the name. */
export function customErrorOf(problem: Problem | undefined, field: CustomField) {
  const problems = problem?.fields[customPath(field.name)] ?? [];
  const { length } = field.name.trim();
  const isOfName = length === 0 || length > 100 || problems.some(({ code }) => code === 'taken');
  return { message: messageOf(problems), isOfName };
}

/** The problem of the custom fields as a whole. */
export function allCustomErrorOf(problem: Problem | undefined): string | undefined {
  return messageOf(problem?.fields.custom_fields ?? []);
}

const messageOf = (problems: readonly FieldProblem[]) =>
  problems.map(({ message }) => message).join(' ') || undefined;

/** The custom fields as the API takes them, by name; fields without a value are left out. */
export function customBodyOf(fields: readonly CustomField[]): Record<string, CustomValue> {
  return Object.fromEntries([...valuesByName(fields)].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Throws problems that the API would not see: it receives one value for each name, of any type. */
function valuesByName(fields: readonly CustomField[]): Map<string, CustomValue> {
  const values = new Map<string, CustomValue>();
  for (const field of fields) {
    const name = field.name.trim();
    const value = customValueOf(field);
    if (value === null) continue;
    if (values.has(name)) throw refusal(field, 'taken', 'Another field has this name.');
    if (field.kind === 'number' && typeof value !== 'number') {
      throw refusal(field, 'invalid_value', 'Must be a number.');
    }
    values.set(name, value);
  }
  return values;
}

function customValueOf({ kind, text }: CustomField): CustomValue | null {
  if (kind === 'boolean') return text === 'yes';
  return kind === 'number' ? numberOf(text) : text.trim() || null;
}

function refusal({ name }: CustomField, code: string, message: string): Problem {
  const fields = { [customPath(name)]: [{ code, message }] };
  return new Problem(422, { code: 'validation_failed', message, fields });
}

/** The fields as another member saved them, with the changes of this member. */
export function mergeCustomFields(
  mine: readonly CustomField[],
  before: readonly CustomField[],
  now: readonly CustomField[],
): CustomField[] {
  const [ownValues, oldValues] = [valuesByName(mine), valuesByName(before)];
  const isMine = ({ name }: CustomField) =>
    ownValues.get(name.trim()) !== oldValues.get(name.trim());
  return [...now.filter((field) => !isMine(field)), ...mine.filter(isMine)];
}
