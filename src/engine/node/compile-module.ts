/** Modules of the build, each compiled once in a process: compiling and freeing code again and again is slow. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const compiled = new Map<string, Promise<WebAssembly.Module>>();

/** Rejects with the build command in the message when the module has not been built. */
export async function compileModule(file: URL): Promise<WebAssembly.Module> {
  const path = fileURLToPath(file);
  const known = compiled.get(path);
  if (known !== undefined) return known;
  const module = readModule(path).then((bytes) => WebAssembly.compile(bytes));
  compiled.set(path, module);
  // A missing file may be built later.
  module.catch(() => compiled.delete(path));
  return module;
}

async function readModule(path: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error(`${path} is missing: run "npm run build" first`, { cause: error });
  }
}
