import { useEffect, useRef, useState } from 'preact/hooks';
import { readImage } from './reader.ts';

/** Labels that are typed, also by a scanner that types, or read from a photo. */
export function LabelForm({ onLabel }: { onLabel: (label: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  // Where there is no mouse, the focus would open the keyboard of the screen.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) input.current?.focus();
  }, []);
  const submit = (event: Event) => {
    event.preventDefault();
    const field = input.current;
    const label = field?.value.trim() ?? '';
    // The scanner types the next label whether or not this one is found.
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
            // The same photo can be chosen again.
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
