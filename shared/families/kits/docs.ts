import { linesText } from '#shared/families/items/selection-texts.ts';
import { familyDocs, request, response, textsOf } from '#shared/fields/docs.ts';
import { Kit, KitCreate, KitUpdate, kitFields, kitTexts } from './fields.ts';

const texts = textsOf(kitFields, kitTexts);
const lines = { ...linesText, description: kitTexts.lines };

export default familyDocs({
  description: 'Items and quantities that are booked together.',
  responses: { Kit: response(Kit, 'Items and quantities that go together.', texts, KitCreate) },
  requests: {
    KitCreate: request(KitCreate, 'A new kit.', { ...texts, lines }),
    KitUpdate: request(KitUpdate, 'The fields of a kit that change.', { ...texts, lines }),
  },
});
