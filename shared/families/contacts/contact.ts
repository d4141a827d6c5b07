import type { Fields } from '#shared/errors.ts';
import { coordinateProblems } from '#shared/families/locations/location.ts';
import type { ContactRecord } from './record.ts';

export function contactProblems(record: ContactRecord): Fields {
  const problems = coordinateProblems(record);
  if (record.id === 0 || record.company_id !== record.id) return problems;
  const message = 'A contact cannot be its own company.';
  return { ...problems, company_id: [{ code: 'invalid_value', message }] };
}
