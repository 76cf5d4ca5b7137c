/** The build of the core is cached, and a missing core is reported in one line. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { buildCore } from './core.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

describe('building the core', { timeout: 60_000 }, () => {
  it('compiles nothing when the sources did not change', async () => {
    await buildCore();
    expect((await buildCore()).built).toBe(false);
  });

  it('is named in a one-line error with the build command when it is missing', async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), 'core-missing-'));
    try {
      for (const folder of ['src/engine', 'src/shared']) {
        await cp(join(ROOT, folder), join(elsewhere, folder), { recursive: true });
      }
      const script = `import('./src/engine/node/load-core.ts').then((core) => core.loadCore()).catch((error) => console.log(error.message))`;
      const { stdout } = await run(process.execPath, ['-e', script], { cwd: elsewhere });
      expect(stdout.trim()).toBe(`${join(elsewhere, 'build/core-relaxed.wasm')} is missing: run "npm run build" first`);
    } finally {
      await rm(elsewhere, { recursive: true });
    }
  });
});
