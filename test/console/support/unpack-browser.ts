import chromium from '@sparticuz/chromium';

/** Unpacks the browser before workers ask for it: two at once would start it while one still writes it. */
export default async function setup() {
  await chromium.executablePath();
}
