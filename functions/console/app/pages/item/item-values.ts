import type { Item, ItemCreate } from '#console/api/records.ts';
import { type CustomField, customBodyOf, customFieldsOf } from './custom-values.ts';
import { type BodyValue, type FieldKind, type FormValue, fieldKinds } from './field-kinds.ts';
import { type InputName, inputFields, type itemFields } from './fields.ts';
import { newTypedPlan, plansBodyOf, type TypedPlan } from './plan-values.ts';

type KindOf<Name extends InputName> = (typeof itemFields)[Name]['kind'];
type InputValues = { [Name in InputName]: FormValue<KindOf<Name>> };
type InputBody = { [Name in InputName]: BodyValue<KindOf<Name>> };

/** The values of the item form. */
export type ItemValues = InputValues & {
  custom_fields: readonly CustomField[];
  maintenance: readonly TypedPlan[];
};

/** The form values of an item, or those of a new one. */
export function valuesOf(item: Item | undefined): ItemValues {
  const entries = inputFields.map(([name, { kind }]) => {
    const { toForm } = conversionsOf(kind);
    return [name, toForm(item && valueIn(item, name, kind))];
  });
  // A cast: there is one entry for each field, with a value of its kind.
  const values = Object.fromEntries(entries) as InputValues;
  return {
    ...values,
    custom_fields: customFieldsOf(item?.custom_fields),
    maintenance: (item?.maintenance ?? []).map(newTypedPlan),
  };
}

/** The form values as the API takes them. */
export function bodyOf({ custom_fields: own, maintenance, ...values }: ItemValues): ItemCreate {
  const entries = inputFields.map(([name, { kind }]) => [
    name,
    conversionsOf(kind).toBody(values[name]),
  ]);
  const body = Object.fromEntries(entries) as InputBody;
  return { ...body, custom_fields: customBodyOf(own), maintenance: plansBodyOf(maintenance) };
}

/** A field's value as the item's page shows it; null if the page leaves it out. */
export function shownValue(item: Item, name: string, kind: FieldKind): string | null {
  const value = valueIn(item, name, kind);
  return value === null ? null : conversionsOf(kind).show(value);
}

const recordKinds: readonly FieldKind[] = ['place', 'member', 'contact'];

/** A field's value; for a field with the id of a record, the record with its name. */
function valueIn(item: Item, name: string, kind: FieldKind): unknown {
  const values: Record<string, unknown> = { ...item };
  return values[recordKinds.includes(kind) ? name.replace(/_id$/, '') : name];
}

interface Conversions {
  toForm: (value: unknown) => unknown;
  toBody: (value: unknown) => unknown;
  show: (value: unknown) => string | null;
}

/** A cast: the list of fields determines which conversions fit a value. */
function conversionsOf(kind: FieldKind): Conversions {
  return fieldKinds[kind] as unknown as Conversions;
}
