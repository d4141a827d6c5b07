/**
 * Of the clients of AWS services that the background calls, with times in milliseconds: what comes
 * behind one that hangs has to be done by the same function.
 */
export const clientOptions = {
  requestHandler: { connectionTimeout: 3_000, socketTimeout: 5_000 },
  maxAttempts: 2,
} as const;
