import type { Item } from '#console/api/records.ts';
import { formatAmount, formatNumber, toNumberInput } from '#console/numbers.ts';
import { formatDate } from '#console/time.ts';
import { linesOf, numberOf, tagLine, tagsOf } from '#console/ui/form-values.ts';

type Named = Item['location'];
type Maybe<T> = T | null | undefined;

const text = {
  toForm: (value: Maybe<string>) => value ?? '',
  toBody: (input: string) => input.trim() || null,
  show: (value: string) => value || null,
};

const number = {
  toForm: (value: Maybe<number>) => (value == null ? '' : toNumberInput(value)),
  toBody: numberOf,
  show: (value: number) => formatNumber(value),
};

const record = {
  toForm: (reference: Maybe<Named>) => reference ?? undefined,
  toBody: (choice: { id: number } | undefined) => choice?.id ?? null,
  show: (reference: NonNullable<Named>) => reference.name,
};

const list = (join: (values: readonly string[]) => string, parse: (input: string) => string[]) => ({
  toForm: (values: Maybe<readonly string[]>) => join(values ?? []),
  toBody: parse,
  show: (values: readonly string[]) => values.join(', ') || null,
});

/** Each kind of field: how to convert its value for the form and the API, and how the item's page shows it. */
export const fieldKinds = {
  name: { ...text, toBody: (input: string) => input },
  text,
  'long-text': text,
  date: { ...text, show: formatDate },
  tags: list(tagLine, tagsOf),
  lines: list((lines) => lines.join('\n'), linesOf),
  number,
  // Zero is the default, which the form shows as an empty field.
  minutes: {
    ...number,
    toForm: (value: Maybe<number>) => number.toForm(value || null),
    show: (value: number) => (value > 0 ? formatNumber(value) : null),
  },
  amount: { ...number, show: (value: number) => formatAmount(value) },
  option: {
    toForm: (value: Maybe<boolean>) => value ?? false,
    toBody: (isOn: boolean) => isOn,
    show: (value: boolean) => (value ? 'Yes' : 'No'),
  },
  place: record,
  member: record,
  contact: record,
} as const;

export type FieldKind = keyof typeof fieldKinds;
export type FormValue<K extends FieldKind> = ReturnType<(typeof fieldKinds)[K]['toForm']>;
export type BodyValue<K extends FieldKind> = ReturnType<(typeof fieldKinds)[K]['toBody']>;
