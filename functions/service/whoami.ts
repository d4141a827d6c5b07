import { endpoint } from '#shared/http/endpoint.ts';
import { whoami } from '#shared/routes/service.ts';

export const handler = endpoint(whoami, async ({ caller, rate }) => {
  const { accountId, accountName, plan, actor, key } = caller;
  const { createdBy, ...shown } = key;
  return {
    data: {
      account: { id: accountId, name: accountName, plan },
      user: actor,
      key: { ...shown, created_by: createdBy },
      rate_limit: rate,
    },
  };
});
