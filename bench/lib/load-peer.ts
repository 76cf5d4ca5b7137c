/** Loads a library that is installed beside the benches only, so that nothing else needs its types; rejects when it is absent. */
export async function loadPeer<Library>(name: string): Promise<Library> {
  const library: unknown = await import(name);
  return library as Library;
}
