import { LongTextField, OptionField } from '#console/ui/field.tsx';
import type { Form } from '#console/ui/form.ts';
import type { Choice } from '#console/ui/picker.tsx';
import { PlacePicker } from '#console/ui/record-pickers.tsx';

export interface MoveValues {
  location_id: Choice | undefined;
  set_home: boolean;
  remarks: string;
}

interface MoveFieldsProps {
  form: Form<MoveValues>;
  /** The pronoun for what is moved, in the labels. */
  its: 'its' | 'their';
}

/** The fields of a move: the place, and a remark. */
export function MoveFields({ form, its }: MoveFieldsProps) {
  return (
    <>
      <PlacePicker
        form={form}
        name="location_id"
        label="To"
        hint="Type to search. Leave empty for no place."
      />
      <OptionField
        form={form}
        name="set_home"
        label={`Make this ${its} home place`}
        hint={`A check-in returns ${its === 'its' ? 'it' : 'them'} to ${its} home place.`}
      />
      <LongTextField form={form} name="remarks" label="Remarks" />
    </>
  );
}
