import type { Call } from '#shared/call.ts';
import { coordinateProblems } from '#shared/domain/location.ts';
import { named } from '#shared/domain/names.ts';
import type { Fields } from '#shared/errors.ts';
import { historyOf, removal } from '#shared/records/records.ts';
import { readNames, referencesOf } from '#shared/records/references.ts';
import { joinPlans, type Plan } from '#shared/records/transaction.ts';
import type { View } from '#shared/records/view.ts';
import { type ContactRecord, contact } from '#shared/resources/contact.ts';
import type { Contact } from '#shared/schemas/contact.ts';
import type { Condition } from '#shared/table/actions.ts';

/** How contacts are shown. */
export const contactView: View<ContactRecord, Contact> = {
  resource: contact,
  orders: { id: null, name: 'by-name', created_at: 'by-created', updated_at: 'by-updated' },
  show: async ({ caller }, records) => {
    const names = await readNames(caller, referencesOf(contact, records));
    return records.map(({ open_reservations_count, ...record }) => {
      return { ...record, company: named(names, 'contact', record.company_id) };
    });
  },
};

/** What is wrong with a contact as a whole. */
export function contactProblems(record: ContactRecord): Fields {
  const problems = coordinateProblems(record);
  if (record.id === 0 || record.company_id !== record.id) return problems;
  const message = 'A contact is not its own company.';
  return { ...problems, company_id: [{ code: 'invalid_value', message }] };
}

/** Whether the contact has open checkouts or reservations. */
export function isContactInUse(record: ContactRecord): boolean {
  return record.open_checkouts_count > 0 || record.open_reservations_count > 0;
}

/** Hides a contact that nothing open refers to. */
export function contactRemoval(call: Call, record: ContactRecord): Plan {
  const none = (name: string): Condition => {
    return {
      expression: `attribute_not_exists(#${name}) OR #${name} = :none`,
      values: { none: 0 },
    };
  };
  const unused = [none('open_checkouts_count'), none('open_reservations_count')];
  return joinPlans(removal(call, contact, record, unused), {
    actions: [historyOf(call, contact, 'delete', record, undefined)],
  });
}
