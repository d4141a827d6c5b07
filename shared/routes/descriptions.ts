export const historyDescription = 'Newest first; also of a record that was deleted.';

export const restoreDescription =
  'With its values, under the next version. A value that another record has meanwhile is `taken`; what it ' +
  'refers to and is gone is `not_found`. A live one is unchanged.';

export const putByRefDescription =
  'Where no live record has the reference, one is created by the rules of a create; otherwise it changes ' +
  'as by a PATCH. Of two calls at once one creates it, and the other changes what it made.';
