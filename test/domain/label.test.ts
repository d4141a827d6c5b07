import { expect, test } from 'vitest';
import { labelsOf } from '../../shared/domain/label.ts';

test.each([
  [' CAM-1 ', ['CAM-1']],
  ['https://x.test/i/CAM-1', ['https://x.test/i/CAM-1', 'CAM-1']],
  ['https://x.test/i/CAM-1/', ['https://x.test/i/CAM-1/', 'CAM-1']],
  ['https://x.test/i?qr=CAM-2', ['https://x.test/i?qr=CAM-2', 'CAM-2']],
  ['HTTP://x.test/CAM%201', ['HTTP://x.test/CAM%201', 'CAM 1']],
  ['https://x.test/?a=1&qr=%43AM', ['https://x.test/?a=1&qr=%43AM', 'CAM']],
  ['https://x.test/', ['https://x.test/']],
  ['https://x.test/100%', ['https://x.test/100%', '100%']],
  ['https://[', ['https://[']],
  ['ftp://x.test/CAM-1', ['ftp://x.test/CAM-1']],
  ['cafe\u0301', ['café']],
])('%s may mean %j, tried in this order', (scanned, values) => {
  expect(labelsOf(scanned)).toEqual(values);
});
