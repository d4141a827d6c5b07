/** The most items that a record or a call names, so that a write of all of them fits a transaction. */
export const itemsMax = 40;

/** The most items that a change of a list adds and removes together: each takes two rows of a transaction. */
export const exchangedItemsMax = 40;

/** The most records that one call changes together: each may write two rows and some search terms. */
export const changedItemsMax = 25;

/** The most records that one call writes by their references. */
export const recordsMax = 100;

/** The most reservations of a series that one call deletes. */
export const removedMax = 40;

/** The most records of a page. */
export const pageMax = 200;

/** The most ids by which one call lists records. */
export const listedIdsMax = 100;

/** The most files of one record, pending ones included. */
export const filesMax = 50;

/** The longest reservation and calendar, in days. */
export const windowDaysMax = 366;

/** How many days changes and their deliveries are kept. */
export const changeDays = 30;

/** Maximum age of a report, in days. */
export const reportDays = 7;

/** How many days the link of an invitation is valid. */
export const invitationDays = 7;
