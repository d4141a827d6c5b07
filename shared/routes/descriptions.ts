export const historyDescription = 'Newest first; also of a record that was deleted.';

export const putByRefDescription =
  'Where no live record has the reference, one is created by the rules of a create; otherwise it changes ' +
  'as by a PATCH. Of two calls at once one creates it, and the other changes what it made.';
