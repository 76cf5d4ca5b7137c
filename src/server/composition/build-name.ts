/** Names the build that a process runs, so that an operator sees which processes of a world are updated. Owns no state. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const packageShape = z.object({ version: z.string() });
const HASH_LENGTH = 7;

/** The version of the package and a hash of the built page, which names all its files. `root` is the project folder. */
export async function buildNameOf(root: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8').catch(() => '{}'));
  const version = packageShape.safeParse(manifest).data?.version ?? '0';
  const page = await readFile(join(root, 'dist', 'client', 'index.html')).catch(() => null);
  if (page === null) return version;
  return `${version}-${createHash('sha256').update(page).digest('hex').slice(0, HASH_LENGTH)}`;
}
