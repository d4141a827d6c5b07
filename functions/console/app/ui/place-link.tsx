import { canRead } from '#console/api/session.ts';

/** The name of a place; a link, to members who may open its page, to where it is and what is there. */
export function PlaceLink({ place: { id, name } }: { place: { id: number; name: string } }) {
  return canRead('content.locations') ? <a href={`#/places/${id}`}>{name}</a> : name;
}
