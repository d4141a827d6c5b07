import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { listen, thisMachine } from '#infra/local/listen.ts';

interface FakePackage {
  name: string;
  version: string;
  os: string;
  cpu: string;
  /** The name of its only file besides the manifest. */
  file: string;
}

/** Starts a registry with one package, which npm uses until the test ends. Returns a folder to install into. */
export async function publishPackage({ name, version, os, cpu, file }: FakePackage) {
  const folder = mkdtempSync(join(tmpdir(), 'equipment-registry-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'package'));
  const manifest = { name, version, os: [os], cpu: [cpu] };
  writeFileSync(join(folder, 'package', 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package', file), 'the server', { mode: 0o755 });
  execFileSync('tar', ['-czf', 'package.tgz', 'package'], { cwd: folder });
  const tarball = readFileSync(join(folder, 'package.tgz'));
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  const server = createServer((request, response) => {
    if (request.url?.endsWith('.tgz')) return response.end(tarball);
    const dist = { tarball: `${url}/package.tgz`, integrity };
    const versions = { [version]: { ...manifest, dist } };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ name, 'dist-tags': { latest: version }, versions }));
  });
  const url = `http://${thisMachine}:${await listen(server, 0, thisMachine)}`;
  onTestFinished(() => void server.close());
  vi.stubEnv('npm_config_registry', url);
  vi.stubEnv('npm_config_cache', join(folder, 'cache'));
  onTestFinished(() => void vi.unstubAllEnvs());
  return { folder: join(folder, 'fetched'), integrity };
}
