import { canRead } from '#console/api/session.ts';

/** The name of a contact, which leads to its page for members who have access to it. */
export function ContactLink({ contact: { id, name } }: { contact: { id: number; name: string } }) {
  return canRead('content.contacts') ? <a href={`#/contacts/${id}`}>{name}</a> : name;
}
