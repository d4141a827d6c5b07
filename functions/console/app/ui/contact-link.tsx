import { canRead } from '#console/api/session.ts';

/** The name of a contact; a link for members who may open its page. */
export function ContactLink({ contact: { id, name } }: { contact: { id: number; name: string } }) {
  return canRead('content.contacts') ? <a href={`#/contacts/${id}`}>{name}</a> : name;
}
