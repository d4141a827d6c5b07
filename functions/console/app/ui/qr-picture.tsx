import { encode } from 'uqr';

/** The empty margin, in modules, that some readers need. */
const margin = 4;
/** Enough for a label or a web address; a code with more would be too dense for a small print. */
const maxBytes = 213;

interface QrPictureProps {
  text: string;
  /** The text for screen readers. */
  label?: string;
}

/** A text as a printable QR code; a text that is too long is shown as it is. */
export function QrPicture({ text, label = `QR code: ${text}` }: QrPictureProps) {
  if (new TextEncoder().encode(text).length > maxBytes) return <span>{text}</span>;
  const { data, size } = encode(text, { ecc: 'M', border: margin });
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path.join('')} />
    </svg>
  );
}
