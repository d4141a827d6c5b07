import type { Fields } from '#shared/errors.ts';
import type { ContactRecord } from '#shared/resources/contact.ts';
import { coordinateProblems } from './location.ts';

export function contactProblems(record: ContactRecord): Fields {
  const problems = coordinateProblems(record);
  if (record.id === 0 || record.company_id !== record.id) return problems;
  const message = 'A contact cannot be its own company.';
  return { ...problems, company_id: [{ code: 'invalid_value', message }] };
}

/** Whether the contact has open checkouts or reservations. */
export function isContactInUse(record: ContactRecord): boolean {
  return record.open_checkouts_count > 0 || record.open_reservations_count > 0;
}
