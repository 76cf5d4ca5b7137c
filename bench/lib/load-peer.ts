/**
 * Loads a library that is only installed for the benches, so that no other code needs its types. Rejects when it is
 * missing.
 */
export async function loadPeer<Library>(name: string): Promise<Library> {
  const library: unknown = await import(name);
  return library as Library;
}
