/** WebAssembly modules of the package. They are text in its files: nothing has to be found or loaded at run time. */

/**
 * Returns a function that compiles the module the first time it is called, and then returns the same module. `text`: the
 * module, in the zlib format (RFC 1950), in Base64. It rejects with the engine's error where WebAssembly with SIMD is not available
 * or not allowed.
 */
export function lazyModule(text: string): () => Promise<WebAssembly.Module> {
  let compiled: Promise<WebAssembly.Module> | undefined;
  return () => (compiled ??= compile(text));
}

async function compile(text: string): Promise<WebAssembly.Module> {
  const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return WebAssembly.compile(await new Response(inflated).arrayBuffer());
}
