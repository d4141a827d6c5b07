import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { serverPackage } from '#infra/local/embedded-server.ts';
import { fetchPackages } from '#infra/local/fetch-packages.ts';
import lockfile from '../../package-lock.json' with { type: 'json' };
import { publishPackage } from './fake-registry.ts';

const mac = { platform: 'darwin', arch: 'arm64' };
const onMac = {
  name: '@dynoxide/darwin-arm64',
  version: '1.2.1',
  ...{ os: 'darwin', cpu: 'arm64', file: 'dynoxide' },
};

test.each([
  ['darwin', 'arm64', '@dynoxide/darwin-arm64', 'dynoxide'],
  ['darwin', 'x64', '@dynoxide/darwin-x64', 'dynoxide'],
  ['linux', 'arm64', '@dynoxide/linux-arm64', 'dynoxide'],
  ['linux', 'x64', '@dynoxide/linux-x64', 'dynoxide'],
  ['win32', 'x64', '@dynoxide/win32-x64', 'dynoxide.exe'],
])('on %s %s the embedded server is in %s, as %s', (platform, arch, name, binary) => {
  expect(serverPackage({ platform, arch })).toMatchObject({ name, binary, version: '1.2.1' });
});

test.each([
  ['win32', 'arm64'],
  ['freebsd', 'x64'],
])('on %s %s there is no embedded server', (platform, arch) => {
  expect(serverPackage({ platform, arch })).toBeUndefined();
});

test('the fetched package is the one in the lockfile', () => {
  const { version, integrity } = lockfile.packages['node_modules/@dynoxide/linux-x64'];
  expect(serverPackage({ platform: 'linux', arch: 'x64' })).toMatchObject({ version, integrity });
});

test('the package of a platform is fetched from the configured registry, with an executable binary', async () => {
  const { folder, integrity } = await publishPackage(onMac);
  await fetchPackages([{ ...onMac, integrity }], mac, folder);
  const binary = join(folder, 'node_modules', onMac.name, 'dynoxide');
  expect(readFileSync(binary, 'utf8')).toBe('the server');
});

test('a package with another hash than the pinned one is refused and leaves no files', async () => {
  const { folder } = await publishPackage(onMac);
  const integrity = `sha512-${Buffer.alloc(64).toString('base64')}`;
  await expect(fetchPackages([{ ...onMac, integrity }], mac, folder)).rejects.toThrow('EINTEGRITY');
  expect(existsSync(folder)).toBe(false);
  expect(readdirSync(dirname(folder)).filter((name) => name.startsWith('fetched'))).toEqual([]);
});

test('a version other than the pinned one is not installed', async () => {
  const { folder } = await publishPackage({ ...onMac, version: '1.3.0' });
  await expect(fetchPackages([onMac], mac, folder)).rejects.toThrow('npm error');
  expect(existsSync(folder)).toBe(false);
});
