import { canRead } from '#console/api/session.ts';

/** The name of an item; a link for members who may open its page. */
export function ItemLink({ item: { id, name } }: { item: { id: number; name: string } }) {
  return canRead('content.items') ? <a href={`#/items/${id}`}>{name}</a> : name;
}
