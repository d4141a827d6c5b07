import { afterEach, expect, test, vi } from 'vitest';
import { isWebhookAddress } from '#shared/auth/webhook-address.ts';
import { variables } from '#shared/config.ts';
import { post } from '#shared/webhooks/post.ts';
import { PrivateAddress, publicAddresses } from '#shared/webhooks/public-address.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['https://hooks.example.com/path', true],
  ['https://hooks.example.com:8443/', true],
  ['http://hooks.example.com/', false],
  ['https://ann:secret@hooks.example.com/', false],
  ['ftp://hooks.example.com/', false],
  ['hooks.example.com', false],
])('a webhook may be at %s: %s', (address, isAllowed) => {
  vi.stubEnv(variables.webhookHosts, '');
  expect(isWebhookAddress(address)).toBe(isAllowed);
});

test('configured hosts may use http and private addresses', async () => {
  vi.stubEnv(variables.webhookHosts, 'localhost,[::1]');
  expect(isWebhookAddress('http://localhost:4000/hook')).toBe(true);
  expect(isWebhookAddress('http://127.0.0.1:4000/hook')).toBe(false);
  expect(await publicAddresses('[::1]')).toEqual([{ address: '::1', family: 6 }]);
});

test('configured hosts may stand with spaces between them', () => {
  vi.stubEnv(variables.webhookHosts, 'orders.internal, stock.internal');
  expect(isWebhookAddress('http://orders.internal/hook')).toBe(true);
  expect(isWebhookAddress('http://stock.internal/hook')).toBe(true);
});

test.each([
  ...['127.0.0.1', '10.0.0.1', '172.16.0.1', '192.168.1.1', '169.254.169.254', '0.0.0.0'],
  ...['100.64.0.1', '224.0.0.1', '255.255.255.255', '198.18.0.1', '192.0.2.1', '240.0.0.1'],
  ...['[::1]', '[::]', '[fc00::1]', '[fe80::1]', '[ff02::1]', '[2001:db8::1]'],
  // IPv4 within IPv6: mapped, compatible, NAT64, 6to4, and Teredo.
  ...['[::ffff:10.0.0.1]', '[::a00:1]', '[64:ff9b::a00:1]', '[2002:a00:1::1]', '[2001::1]'],
  // Not allocated.
  '[4000::1]',
])('%s is no public address', async (host) => {
  vi.stubEnv(variables.webhookHosts, '');
  await expect(publicAddresses(host)).rejects.toThrow(PrivateAddress);
});

test('the protocol of an address may be in capitals', async () => {
  vi.stubEnv(variables.webhookHosts, '127.0.0.1');
  await expect(post('HTTPS://127.0.0.1:1/', {}, '{}')).rejects.toThrow('ECONNREFUSED');
});

test('a host is refused if one of its addresses is not public', async () => {
  vi.stubEnv(variables.webhookHosts, '');
  const addresses = [
    { address: '93.184.216.34', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ];
  const resolve = async () => addresses;
  await expect(publicAddresses('two.example', resolve)).rejects.toThrow(PrivateAddress);
  expect(await publicAddresses('one.example', async () => addresses.slice(0, 1))).toHaveLength(1);
});
