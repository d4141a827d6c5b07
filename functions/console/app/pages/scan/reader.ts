/** The browser's own reader of codes; some browsers have none. */
interface BarcodeDetector {
  detect: (source: ImageBitmapSource) => Promise<{ rawValue: string }[]>;
}

declare global {
  var BarcodeDetector:
    | {
        new (options: { formats: string[] }): BarcodeDetector;
        getSupportedFormats: () => Promise<string[]>;
      }
    | undefined;
}

/** Larger pictures take longer to read, without better results. */
const longestEdge = 1000;
const scannedFormats = ['qr_code', 'code_128', 'code_39', 'ean_13', 'data_matrix'];

export type Source = HTMLVideoElement | ImageBitmap;
type Read = (source: Source) => Promise<string | undefined>;

let reader: Promise<Read> | undefined;

/** The text of a code in a picture; undefined without a code. */
export async function readImage(source: Source): Promise<string | undefined> {
  reader ??= findReader();
  return (await reader)(source);
}

async function findReader(): Promise<Read> {
  const Detector = globalThis.BarcodeDetector;
  const knownFormats = (await Detector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!Detector || !knownFormats.includes('qr_code')) return readByScript();
  const formats = scannedFormats.filter((one) => knownFormats.includes(one));
  const detector = new Detector({ formats });
  return async (source) => (await detector.detect(source))[0]?.rawValue;
}

/** Loaded on demand: it is larger than the rest of the console. */
async function readByScript(): Promise<Read> {
  const { default: module } = await import('jsqr');
  const read = module.default;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (source) => {
    const [width, height] = sizeOf(source);
    if (!context || width === 0) return undefined;
    const scale = Math.min(1, longestEdge / Math.max(width, height));
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    context.drawImage(source, 0, 0, canvas.width, canvas.height);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return read(data, canvas.width, canvas.height)?.data || undefined;
  };
}

function sizeOf(source: Source): [width: number, height: number] {
  return source instanceof HTMLVideoElement
    ? [source.videoWidth, source.videoHeight]
    : [source.width, source.height];
}
