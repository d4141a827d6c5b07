import { expect, test, vi } from 'vitest';
import { cartOfMember } from '#console/cart.ts';
import { SelectionActions } from '#console/pages/selection/selection-actions.tsx';
import { mount, textsOf } from './mount.ts';
import { item } from './sample.ts';
import { serve } from './service.ts';

test('a selection is moved only by who may see the places to choose from', async () => {
  const buttonsFor = async (...permissions: string[]) => {
    serve(permissions);
    cartOfMember().replace([item]);
    const root = await mount(<SelectionActions onChange={vi.fn()} />);
    return textsOf(root, 'button');
  };
  expect(await buttonsFor('action.location')).not.toContain('Move');
  expect(await buttonsFor('action.location', 'content.locations')).toContain('Move');
});
