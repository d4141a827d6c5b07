/**
 * Options of the clients that background functions use, with times in milliseconds. The times are short:
 * the same function has to do its other tasks after a call that hangs.
 */
export const clientOptions = {
  requestHandler: { connectionTimeout: 3_000, socketTimeout: 5_000 },
  maxAttempts: 2,
} as const;
