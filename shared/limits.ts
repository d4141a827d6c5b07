/** The most items that a record or a call names, so that a write of all of them fits a transaction. */
export const itemsMax = 40;

/** The most items that one call changes: each may write two rows and some search terms. */
export const changedItemsMax = 25;
