import type { Construct } from 'constructs';
import { variables } from '#shared/config.ts';
import { settingOf } from './stage.ts';

/**
 * The hosts of the context `webhookHosts`, by commas, that webhooks reach by http, too, and wherever they
 * are: for stages that are tried out in a network of their own.
 */
export function webhookEnvironment({ node }: Construct): Record<string, string> {
  const hosts = settingOf(node, 'webhookHosts');
  return typeof hosts === 'string' && hosts !== '' ? { [variables.webhookHosts]: hosts } : {};
}
