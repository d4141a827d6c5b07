export const historyDescription = 'Newest first; also for a deleted record.';

export const restoreDescription =
  'Restores the values under the next version. A value that another record has by now is refused as `taken`, ' +
  'and a reference to a deleted record as `not_found`. A live record does not change.';

export const removeByRefDescription = 'By the rules of a delete by its id.';

export const putManyByRefDescription =
  'Each record is written as by a PUT of its own, in order, with its own transaction and result; one that is ' +
  'refused does not stop the others. It counts as one request for every five records. If too few are left, ' +
  'nothing is written.';

export const putByRefDescription =
  'Creates a record if no live one has the reference. Otherwise it changes that one like a PATCH, or with ' +
  '`replace=true` replaces it. Of two calls at once, one creates the record and the other changes it.';
