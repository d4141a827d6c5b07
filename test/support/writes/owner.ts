import { newAccount } from '../account.ts';
import { rotateClients } from '../rotate-clients.ts';
import { signIn } from '../sign-in.ts';

/** The owner of a new account, signed in. */
export async function newSampleOwner() {
  const { accountId, ownerId, ownerEmail, newKey } = await newAccount();
  const { api: own, accessToken: token } = await signIn(ownerEmail);
  return { as: { api: rotateClients([own]), token }, accountId, ownerId, ownerEmail, newKey };
}
