import { useState } from 'preact/hooks';
import { Problem } from '#console/api/problem.ts';
import { complain } from '#console/ui/toast.tsx';
import { readImage } from './reader.ts';

/** Labels that are typed, also by a scanner that types, or read from a photo. */
export function LabelForm({ onLabel }: { onLabel: (label: string) => Promise<void> }) {
  const [text, setText] = useState('');
  const submit = (event: Event) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onLabel(text.trim()).then(() => setText(''), complain);
  };
  const readFile = async (file: File) => {
    const label = await readImage(await createImageBitmap(file));
    if (label === undefined)
      throw new Problem(0, { code: 'no_code', message: 'No code found in this photo.' });
    await onLabel(label);
  };
  return (
    <form onSubmit={submit}>
      <div class="field">
        <label for="label-text">Label</label>
        <div class="inline">
          <input
            id="label-text"
            type="text"
            autoComplete="off"
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit">Find</button>
        </div>
      </div>
      <div class="field">
        <label for="label-photo">Photo of a label</label>
        <input
          id="label-photo"
          type="file"
          accept="image/*"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) readFile(file).catch(complain);
          }}
        />
      </div>
    </form>
  );
}
