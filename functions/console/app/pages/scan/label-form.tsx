import { useState } from 'preact/hooks';
import { complain } from '#console/ui/toast.tsx';
import { readImage } from './reader.ts';

/** Labels without a camera: typed, by a scanner that types, or from a photo. */
export function LabelForm({ onLabel }: { onLabel: (label: string) => Promise<void> }) {
  const [text, setText] = useState('');
  const submit = (event: Event) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onLabel(text.trim()).then(() => setText(''), complain);
  };
  const readFile = async (file: File) => {
    const label = await readImage(await createImageBitmap(file));
    if (label === undefined) throw new Error('No code in the photo.');
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
