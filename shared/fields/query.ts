import * as z from 'zod/mini';
import { listedIdsMax, pageMax } from '#shared/limits.ts';
import {
  flagParameter,
  idFilterParameter,
  idsParameter,
  parameter,
  textParameter,
  timeParameter,
  trueParameter,
  wordParameter,
} from './parameters.ts';
import { refuserOf } from './problems.ts';
import { largestId } from './record.ts';
import { wordForm } from './values.ts';

export const usualPage = 50;

function limitParameter() {
  // A larger value is capped.
  const json = { type: 'integer', minimum: 1, default: usualPage };
  return parameter(json, (value, refuse) => {
    if (!/^\d+$/.test(value) || Number(value) === 0)
      return refuse('Must be a whole number from 1.');
    return Math.min(Number(value), pageMax);
  });
}

function offsetParameter() {
  const json = { type: 'integer', minimum: 0, maximum: largestId, default: 0 };
  return parameter(json, (value, refuse) => {
    if (/^\d{1,15}$/.test(value)) return Number(value);
    return refuse('Must be a whole number from 0.');
  });
}

interface Order<Field extends string = string> {
  field: Field;
  descending: boolean;
}

function orderParameter<const F extends string>(fields: readonly F[]) {
  const allowedOrders = fields.flatMap((field) => [field, `-${field}`]);
  return parameter(
    { type: 'string', enum: allowedOrders },
    (value, refuse): Order<F> | undefined => {
      const field = fields.find((one) => one === value.replace(/^-/, ''));
      if (field) return { field, descending: value.startsWith('-') };
      return refuse(wordForm(allowedOrders), allowedOrders);
    },
  );
}

export const pageParameters = {
  limit: limitParameter(),
  offset: offsetParameter(),
  cursor: parameter({ type: 'string' }, (value) => value),
};
const sync = { updated_since: timeParameter(), include_deleted: flagParameter() };

/** The window that bookings must overlap. */
export const windowFilters = { from: timeParameter(), to: timeParameter() };

/** The filters of lists whose records name items, a contact and a user. */
export const partyParameters = {
  item_id: idFilterParameter(),
  contact_id: idFilterParameter(),
  user_id: idFilterParameter(),
};
export type PartyQuery = Partial<z.output<z.ZodMiniObject<typeof partyParameters>>>;

/** The filters of every list of records that are synced. */
const recordFilters = {
  q: textParameter(),
  id: idsParameter(listedIdsMax),
  external_ref: textParameter(),
};

/** Lists what was deleted, and can be restored. */
export const deletedFilter = { deleted: trueParameter() };

/** The query of a list with neither sorting nor filters. */
export const PageQuery = z.object(pageParameters);
export type PageQuery = Partial<z.output<typeof PageQuery>>;

/** The query of a list with sorting, filters and sync. */
export function syncedQuery<const F extends string, S extends z.core.$ZodShape>(
  fields: readonly F[],
  filters: S,
) {
  return z
    .object({
      ...pageParameters,
      ...sync,
      ...orderParameters(fields),
      ...recordFilters,
      ...filters,
    })
    .check(oneOrder, syncAlone, deletedAlone);
}

export function unsyncedQuery<const F extends string, S extends z.core.$ZodShape>(
  fields: readonly F[],
  filters: S,
) {
  return z.object({ ...pageParameters, ...orderParameters(fields), ...filters }).check(oneOrder);
}

/** `order=-name` and `sort=name&direction=desc` mean the same. */
function orderParameters<const F extends string>(fields: readonly F[]) {
  return {
    order: orderParameter(fields),
    sort: wordParameter(fields),
    direction: wordParameter(['asc', 'desc']),
  };
}

type Context = z.core.ParsePayload<Record<string, unknown>>;

/** Refuses a parameter that cannot be combined with another. */
export function refuseTogether(context: Context, name: string, message: string): void {
  refuserOf(context)('invalid_value', message, [name]);
}

/** The end of a window must be after its start. With `areBoth`, neither may be missing. */
export function orderedWindow(from: string, to: string, { areBoth = false } = {}) {
  return (context: Context): void => {
    const [start, end] = [context.value[from], context.value[to]];
    if (areBoth && (start === undefined) !== (end === undefined)) {
      const [missing, present] = start === undefined ? [from, to] : [to, from];
      refuseTogether(context, missing, `Must be combined with ${present}.`);
    }
    if (typeof start === 'string' && typeof end === 'string' && end <= start) {
      refuseTogether(context, to, `Must be after ${from}.`);
    }
  };
}

/** A parameter that has a meaning only together with another. */
export function neededBy(name: string, other: string) {
  return (context: Context): void => {
    if (context.value[name] === undefined || context.value[other] !== undefined) return;
    refuseTogether(context, name, `Must be combined with ${other}.`);
  };
}

function oneOrder(context: Context): void {
  const { order, sort, direction } = context.value;
  if (order === undefined || (sort === undefined && direction === undefined)) return;
  refuseTogether(context, 'order', 'Must not be combined with sort or direction.');
}

/** A sync is sorted by update, so it allows no sorting and no filters. */
function syncAlone(context: Context): void {
  const { value } = context;
  if (value.updated_since === undefined) {
    if (value.include_deleted) {
      refuseTogether(context, 'include_deleted', 'Must be combined with updated_since.');
    }
    return;
  }
  standsAlone(context, 'updated_since', sync);
}

/** Deleted records are sorted by the time of deletion, and cannot be filtered. */
function deletedAlone(context: Context): void {
  if (context.value.deleted) standsAlone(context, 'deleted', deletedFilter);
}

/** Refuses what cannot be combined with a parameter: all but pages, and its companions. */
function standsAlone(context: Context, parameter: string, companions: object): void {
  const own = new Set([...Object.keys(pageParameters), ...Object.keys(companions)]);
  for (const [name, one] of Object.entries(context.value)) {
    if (!own.has(name) && one !== undefined) {
      refuseTogether(context, name, `Must not be combined with ${parameter}.`);
    }
  }
}

export interface OrderQuery<F extends string = string> {
  order?: Order<F> | undefined;
  sort?: F | undefined;
  direction?: 'asc' | 'desc' | undefined;
}

/** The requested order; by id if none is. */
export function orderOf<F extends string>(query: OrderQuery<F>): Order<F | 'id'> {
  if (query.order) return query.order;
  return { field: query.sort ?? 'id', descending: query.direction === 'desc' };
}

/** `true` validates a write without doing it. */
export const DryRunQuery = z.object({ dry_run: flagParameter() });

/** `true` clears what a PUT by reference does not send. */
export const PutByRefQuery = z.object({ replace: flagParameter() });
export type PutByRefQuery = z.output<typeof PutByRefQuery>;
