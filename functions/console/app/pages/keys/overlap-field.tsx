import { ChoiceField } from '#console/ui/field.tsx';
import type { Fields } from '#console/ui/form.ts';

/** The minutes for which a replaced token or secret works along with the new one, as the field holds them. */
export interface OverlapValues {
  overlap_minutes: string;
}

export const endsNow = '0';

const overlaps = [
  [endsNow, 'Ends now'],
  ['60', '1 hour'],
  ['1440', '1 day'],
  ['10080', '7 days'],
] as const;

/** Asks how long a replaced token or secret still works. */
export function OverlapField({ form, label }: { form: Fields<OverlapValues>; label: string }) {
  return <ChoiceField form={form} name="overlap_minutes" label={label} options={overlaps} />;
}
