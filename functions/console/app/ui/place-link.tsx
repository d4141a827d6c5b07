import type { PlacePaths } from '#console/api/place-paths.ts';
import { canRead } from '#console/api/session.ts';

interface PlaceLinkProps {
  place: { id: number; name: string };
  paths: PlacePaths;
}

/**
 * A place with those that it is in, once they are known; a link, to members who may open its page, to
 * where it is and what is there.
 */
export function PlaceLink({ place: { id, name }, paths }: PlaceLinkProps) {
  const text = paths.get(id) ?? name;
  return canRead('content.locations') ? <a href={`#/places/${id}`}>{text}</a> : text;
}
