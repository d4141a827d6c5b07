import { useId, useRef, useState } from 'preact/hooks';

interface CopyableProps {
  label: string;
  text: string;
  onCopy?: () => void;
}

/** A text with a button that copies it. */
export function Copyable({ label, text, onCopy }: CopyableProps) {
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const onCopied = () => {
    setCopied(true);
    onCopy?.();
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      onCopied();
    } catch {
      // Select the text, so that it can be copied by hand if the browser refuses.
      field.current?.select();
      setCopied(false);
    }
  };
  return (
    <div class="copyable">
      <label for={id}>{label}</label>
      <div>
        <input
          ref={field}
          id={id}
          type="text"
          readOnly
          value={text}
          onFocus={(event) => event.currentTarget.select()}
          onCopy={onCopied}
        />
        <button type="button" aria-label={`Copy ${label}`} onClick={copy}>
          {isCopied ? 'Copied' : 'Copy'}
        </button>
      </div>
      <span class="hidden" role="status">
        {isCopied ? `${label} copied.` : ''}
      </span>
    </div>
  );
}
