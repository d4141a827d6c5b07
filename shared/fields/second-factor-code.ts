import { text } from './texts.ts';

/** Space for a recovery code with spaces. */
const longestCode = 60;

/** A code of an authenticator app, or a recovery code, as somebody types it. */
export const secondFactorCode = () => text(longestCode);
