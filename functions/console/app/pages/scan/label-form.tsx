import { useState } from 'preact/hooks';
import { readImage } from './reader.ts';
import { useLabelField } from './use-label-field.ts';

/** Takes labels: typed, from a hand scanner, or read from a photo. */
export function LabelForm({ onLabel }: { onLabel: (label: string) => void }) {
  const input = useLabelField();
  const [problem, setProblem] = useState('');
  const submit = (event: Event) => {
    event.preventDefault();
    const field = input.current;
    const label = field?.value.trim() ?? '';
    // A hand scanner types the next label, whether or not this one is found.
    if (field) field.value = '';
    field?.focus();
    if (label !== '') onLabel(label);
  };
  const readFile = async (file: File) => {
    setProblem('');
    const picture = await createImageBitmap(file).catch(() => undefined);
    if (!picture) return setProblem(`${file.name} is not a picture that this browser can read.`);
    const label = await readImage(picture).catch(() => undefined);
    if (label === undefined) return setProblem(`No label found in ${file.name}. ${advice}`);
    onLabel(label);
  };
  return (
    <form onSubmit={submit}>
      <div class="field">
        <label for="label-text">Label</label>
        <div class="inline">
          <input ref={input} id="label-text" type="text" autoComplete="off" enterKeyHint="go" />
          <button type="submit">Find</button>
        </div>
      </div>
      <div class="field">
        <label for="label-photo">Photo of a label</label>
        <input
          id="label-photo"
          type="file"
          accept="image/*"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'label-photo-error' : undefined}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void readFile(file);
            // Otherwise the same photo could not be chosen again.
            currentTarget.value = '';
          }}
        />
        {problem && (
          <p class="error" id="label-photo-error" role="alert">
            {problem}
          </p>
        )}
      </div>
    </form>
  );
}

const advice = 'Take a closer, sharper photo in good light, or type the label.';
