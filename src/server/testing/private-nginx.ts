/**
 * For tests and benches: a private nginx on a free port, from the system's binary, with the example configuration for operators.
 * Only addresses, paths and encryption differ from the example. Its folder is removed at the end.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { findProgram } from './find-program.ts';
import { freePort } from './free-port.ts';

const EXAMPLE = join(import.meta.dirname, '..', '..', '..', 'examples', 'nginx', 'nginx.conf');
const START_LIMIT_MS = 10_000;
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

export interface NginxOptions {
  /** Ports of the example, and the ports that replace them. */
  ports: ReadonlyMap<number, number>;
}

export class PrivateNginx {
  readonly port: number;
  readonly #child: ChildProcess;
  readonly #folder: string;

  /** Rejects with nginx's output when it does not start. */
  static async start(options: NginxOptions): Promise<PrivateNginx> {
    const binary = findProgram('nginx');
    if (binary === null) throw new Error('nginx is not installed (apt-get install nginx)');
    const folder = mkdtempSync(join(tmpdir(), 'promenade-nginx-'));
    // Its workers may run as another user.
    chmodSync(folder, 0o755);
    const port = await freePort();
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, configuration(readFileSync(EXAMPLE, 'utf8'), { ...options, folder, port }));
    const args = ['-e', 'stderr', '-c', file, '-g', 'daemon off;'];
    const child = spawn(binary, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
    const untilMs = performance.now() + START_LIMIT_MS;
    while (!(await answers(port))) {
      if (child.exitCode !== null || performance.now() > untilMs) throw new Error(`nginx did not start:\n${said}`);
      await pass(20);
    }
    return new PrivateNginx(child, folder, port);
  }

  private constructor(child: ChildProcess, folder: string, port: number) {
    this.#child = child;
    this.#folder = folder;
    this.port = port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Throws when a part of the example that must be replaced is missing. */
function configuration(example: string, own: NginxOptions & { folder: string; port: number }): string {
  const { ports, folder, port } = own;
  const replace = (text: string, found: RegExp, by: string): string => {
    if (!found.test(text)) throw new Error(`the example of nginx has nothing like ${found}`);
    return text.replace(found, by);
  };
  const temporary = TEMPORARY.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ');
  let text = replace(example, /^pid .*;$/m, `pid ${folder}/nginx.pid;`);
  text = replace(text, /^error_log .*;$/m, 'error_log stderr error;');
  text = replace(text, /^worker_processes auto;$/m, 'worker_processes 1;');
  text = replace(text, /access_log off;/, `access_log off; ${temporary}`);
  text = replace(text, /\n {2}server \{\n {4}listen 80 [\s\S]*?\n {2}\}\n/, '\n');
  text = replace(text, /listen 443 [^;]*;/, `listen 127.0.0.1:${port} backlog=4096;`);
  text = replace(text, /^ *ssl_[\s\S]*?ssl_session_timeout 1d;\n/m, '');
  text = replace(text, /127\.0\.0\.1:30\d\d/, '$&').replaceAll(/127\.0\.0\.1:(30\d\d)/g, (_, known: string) => {
    const by = ports.get(Number(known));
    if (by === undefined) throw new Error(`the example of nginx names the port ${known}, which has no process`);
    return `127.0.0.1:${by}`;
  });
  return text;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const settle = (isReached: boolean): void => {
      socket.destroy();
      resolve(isReached);
    };
    socket.once('connect', () => settle(true)).once('error', () => settle(false));
  });
}
