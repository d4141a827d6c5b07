import { randomBytes } from 'node:crypto';
import { newWord } from './writes/records.ts';

/** A push subscription, as a browser creates one. */
export function newPushSubscription() {
  const p256dh = Buffer.concat([Buffer.from([4]), randomBytes(64)]).toString('base64url');
  const keys = { p256dh, auth: randomBytes(16).toString('base64url') };
  return { endpoint: `https://fcm.googleapis.com/fcm/send/${newWord()}`, keys };
}
