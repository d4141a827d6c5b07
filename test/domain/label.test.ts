import { expect, test } from 'vitest';
import { labelsOf } from '#shared/fields/label.ts';

test.each([
  ['CAM-1', ['CAM-1']],
  ['  CAM-1\n', ['CAM-1']],
  ['Cafe\u0301', ['Café']],
  ['https://l.example/i/CAM-1', ['https://l.example/i/CAM-1', 'CAM-1']],
  ['https://l.example/i/CAM-1/', ['https://l.example/i/CAM-1/', 'CAM-1']],
  ['HTTP://l.example/i/CAM-1', ['HTTP://l.example/i/CAM-1', 'CAM-1']],
  ['https://l.example/i/Box%207%2Fa', ['https://l.example/i/Box%207%2Fa', 'Box 7/a']],
  ['https://l.example/i/x?qr=CAM-1', ['https://l.example/i/x?qr=CAM-1', 'CAM-1']],
  ['https://l.example/i/x?y=1&qr=Box%207', ['https://l.example/i/x?y=1&qr=Box%207', 'Box 7']],
  ['https://l.example/?qr=A+T', ['https://l.example/?qr=A+T', 'A+T', 'A T']],
  ['https://l.example/?qr=A%2BT', ['https://l.example/?qr=A%2BT', 'A+T']],
  ['https://l.example/A+T', ['https://l.example/A+T', 'A+T']],
  ['https://l.example/i/%E0%A4', ['https://l.example/i/%E0%A4', '%E0%A4']],
  ['https://l.example', ['https://l.example']],
  ['https://', ['https://']],
  ['ftp://l.example/i/CAM-1', ['ftp://l.example/i/CAM-1']],
  ['mailto:CAM-1', ['mailto:CAM-1']],
])('%j may mean %j', (scanned, labels) => {
  expect(labelsOf(scanned)).toEqual(labels);
});

test('text that is longer than a label has none, but a longer web address may contain one', () => {
  expect(labelsOf('x'.repeat(200))).toHaveLength(1);
  expect(labelsOf('x'.repeat(201))).toEqual([]);
  expect(labelsOf(`https://l.example/${'x'.repeat(300)}/CAM-1`)).toEqual(['CAM-1']);
});
