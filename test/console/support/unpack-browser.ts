import chromium from '@sparticuz/chromium';

/** Unpacks the browser before workers use it. Otherwise one could start it while another still writes it. */
export default async function setup() {
  await chromium.executablePath();
}
