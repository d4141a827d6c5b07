import { encode } from 'uqr';

/** The light modules around a code, without which some readers miss it. */
const margin = 4;
/** A label, or a web address with one; a denser code would not be read from a small print. */
const mostBytes = 213;

interface QrPictureProps {
  text: string;
  /** What screen readers say of it. */
  label?: string;
}

/** A text as a QR code, to be printed; one that is too long stays a text. */
export function QrPicture({ text, label = `QR code: ${text}` }: QrPictureProps) {
  if (new TextEncoder().encode(text).length > mostBytes) return <span>{text}</span>;
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
