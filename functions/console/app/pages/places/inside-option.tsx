import { OptionField } from '#console/ui/field.tsx';

interface InsideOptionProps {
  isDeep: boolean;
  onChange: (isDeep: boolean) => void;
}

/** Chooses whether the places inside a place are meant, too. */
export function InsideOption({ isDeep, onChange }: InsideOptionProps) {
  const form = {
    values: { isDeep },
    set: (_name: 'isDeep', value: boolean) => onChange(value),
    errorOf: () => undefined,
  };
  return <OptionField form={form} name="isDeep" label="With the places inside" />;
}
