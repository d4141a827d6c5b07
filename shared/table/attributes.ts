import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { convertToAttr, convertToNative } from '@aws-sdk/util-dynamodb';
import type { Row, RowKey } from './rows.ts';

/** The attributes of a row as DynamoDB has them, each with its type. */
export type Attributes = Record<string, AttributeValue>;

/** The prefix of a stored text that is JSON. */
const jsonMark = 'json:';
/** In characters. */
const longestJson = 50_000;
/** An object with a field named `constructor` is a map, too. */
const options = { removeUndefinedValues: true, convertClassInstanceToMap: true };

/** The attributes that store some values; an undefined one is left out. */
export function attributesOf(values: Readonly<Record<string, unknown>>): Attributes {
  const attributes: Attributes = {};
  for (const name of Object.keys(values)) {
    const value = values[name];
    if (value !== undefined) attributes[name] = attributeOf(value);
  }
  return attributes;
}

function attributeOf(value: unknown): AttributeValue {
  const text = typeof value === 'string' ? textOf(value) : jsonTextOf(value);
  return text === undefined ? convertToAttr(value, options) : { S: text };
}

/** A text as it is, unless it could be taken for JSON. */
function textOf(value: string): string {
  return value.startsWith(jsonMark) ? jsonMark + JSON.stringify(value) : value;
}

/**
 * An object or a list as JSON, by which DynamoDB and its SDK need half the time; no expression looks into
 * one. Undefined for other values, and where the JSON would be large, which has two bytes for a quotation
 * mark.
 */
export function jsonTextOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || value instanceof Set) return undefined;
  const text = JSON.stringify(value);
  return text.length > longestJson ? undefined : jsonMark + text;
}

/**
 * The row of some attributes. It has no prototype, so that V8 looks its names up in a table: as an ordinary
 * object it would be of a new shape for each order in which a store happens to give its attributes.
 */
export function rowOf(attributes: Attributes): Row {
  const row: Record<string, unknown> = Object.create(null);
  for (const name of Object.keys(attributes)) {
    const value = attributes[name];
    if (value) row[name] = nativeOf(value);
  }
  // Every row of the table, and every projection of one that is read, has what its reader asks for.
  return row as Row;
}

/** Rows have maps and lists of DynamoDB, too: large ones, and those that were written before JSON was. */
export function nativeOf(attribute: AttributeValue): unknown {
  const text = attribute.S;
  // Most are texts, which need no conversion.
  if (text === undefined) return convertToNative(attribute);
  return text.startsWith(jsonMark) ? JSON.parse(text.slice(jsonMark.length)) : text;
}

export function keyAttributes({ pk, sk }: RowKey): Attributes {
  return { pk: { S: pk }, sk: { S: sk } };
}
