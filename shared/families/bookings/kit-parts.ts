import { type FieldProblem, type FieldProblems, mergeFields } from '#shared/errors.ts';
import type { Clash } from '#shared/families/items/clashes.ts';
import { withLabels } from '#shared/families/items/labels.ts';
import { type Contents, lineOf } from '#shared/families/items/lines.ts';

/** A kit among those that a booking names. */
interface NamedKit {
  id: number;
  index: number;
}

/** The kits of the items that a booking does not name itself, by the ids of the items. */
interface KitParts {
  iid: ReadonlyMap<number, NamedKit>;
  lines: ReadonlyMap<number, NamedKit>;
}

export const noParts: KitParts = { iid: new Map(), lines: new Map() };

/** The contents of a booking that come only from kits. An item of several kits belongs to the first. */
export function partsOf(
  own: Contents,
  kits: readonly (Contents & { id: number })[],
  kitIds: readonly number[],
): KitParts {
  const iid = new Map<number, NamedKit>();
  const lines = new Map<number, NamedKit>();
  for (const { id, ...kit } of kits) {
    const namedKit = { id, index: kitIds.indexOf(id) };
    for (const item of kit.iid)
      if (!own.iid.includes(item) && !iid.has(item)) iid.set(item, namedKit);
    for (const { item_id: item } of kit.lines)
      if (!lineOf(own, item) && !lines.has(item)) lines.set(item, namedKit);
  }
  return { iid, lines };
}

/** How the body of a booking names its items: by labels, and by kits. */
interface BodySelection {
  labels: ReadonlyMap<number, string>;
  parts: KitParts;
}

/** Moves the problems of items that come from a kit to the kit in the body, and adds the sent labels. */
export function problemsInBody(fields: FieldProblems, selection: BodySelection): FieldProblems {
  const { parts } = selection;
  const hasParts = parts.iid.size + parts.lines.size > 0;
  const movedProblems = Object.entries(fields).flatMap(([path, problems]) => {
    // `kit_ids` already reports too many entries, and the body may have no `lines`.
    if (path === 'lines' && hasParts) return [];
    return withLabels(problems, selection).map((problem): FieldProblems => {
      const kit = kitOf(path, problem, parts);
      return kit ? { [pathOf(kit)]: [{ ...problem, kit_id: kit.id }] } : { [path]: [problem] };
    });
  });
  return mergeFields(...movedProblems);
}

/** As `problemsInBody`, for clashes. */
export function clashesInBody(clashes: readonly Clash[], selection: BodySelection): Clash[] {
  return withLabels(clashes, selection).map((clash) => {
    const kit = kitOf(clash.path ?? 'iid', clash, selection.parts);
    return kit ? { ...clash, path: pathOf(kit), kit_id: kit.id } : clash;
  });
}

function kitOf(path: string, problem: FieldProblem, { iid, lines }: KitParts) {
  const parts = path === 'iid' ? iid : path.startsWith('lines.') ? lines : undefined;
  return parts?.get(Number(problem.item_id));
}

const pathOf = ({ index }: NamedKit) => `kit_ids.${index}`;
