import type { Construct } from 'constructs';
import { variables } from '#shared/config.ts';
import { settingOf } from './stage.ts';

/**
 * The environment with the hosts in the context setting `webhookHosts`, separated by commas. Webhooks may use
 * HTTP and private addresses for these, for stages that are tested in a private network.
 */
export function webhookEnvironment({ node }: Construct): Record<string, string> {
  const hosts = settingOf(node, 'webhookHosts');
  return typeof hosts === 'string' && hosts !== '' ? { [variables.webhookHosts]: hosts } : {};
}
