import { qrCode } from './qr-code.ts';

/** The light modules around a code, without which some readers miss it. */
const margin = 4;

/** A text as a QR code, to be printed. */
export function QrPicture({ text }: { text: string }) {
  const code = qrCode(text);
  if (!code) return <span>{text}</span>;
  const size = code.length + 2 * margin;
  const path = code.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x + margin} ${y + margin}h1v1h-1z` : [])),
  );
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={`QR code: ${text}`}>
      <path d={path.join('')} />
    </svg>
  );
}
