/**
 * The server as a child process that can be restarted. One runs at a time; the next starts after the previous one
 * ended.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fromRoot, ROOT } from '../process/root.ts';

export class ServerProcess {
  private child: ChildProcess | null = null;
  private turn: Promise<void> = Promise.resolve();

  /**
   * Ends the running process, if any, and starts a new one. Concurrent calls run one after the other. `isManifestFresh`: the
   * server need not wait for the art generator.
   */
  restart({ isManifestFresh = false } = {}): Promise<void> {
    this.turn = this.turn.then(async () => {
      await this.end();
      const args = [fromRoot('src/server/main.ts'), '--dev', ...(isManifestFresh ? ['--manifest-fresh'] : [])];
      const env = { ...process.env, NODE_COMPILE_CACHE: fromRoot('.cache/code') };
      const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env });
      child.once('exit', () => {
        if (this.child === child) this.child = null;
      });
      this.child = child;
    });
    return this.turn;
  }

  /** Sends SIGTERM and waits until the process has exited. */
  stop(): Promise<void> {
    this.turn = this.turn.then(() => this.end());
    return this.turn;
  }

  private async end(): Promise<void> {
    const child = this.child;
    this.child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
}
