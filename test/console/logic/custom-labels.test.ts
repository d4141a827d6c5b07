import { expect, test } from 'vitest';
import { customLabelOf } from '#console/pages/item/custom-labels.ts';

test.each([
  ['power_w', 'Power (W)'],
  ['cable_length_m', 'Cable length (m)'],
  ['manual_url', 'Manual URL'],
  ['watt', 'Watt'],
  ['beam_angle', 'Beam angle'],
  ['Colour of the case', 'Colour of the case'],
  ['USB_C', 'USB_C'],
])('the custom field %s is labelled %s', (name, label) => {
  expect(customLabelOf(name)).toBe(label);
});
