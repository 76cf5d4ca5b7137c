/**
 * The part of a page that the client's connection uses, for tests that run it beside a real server, which needs Node's own globals.
 * Imported first: modules of the client read these when they are loaded.
 */
{
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string): string | null => stored.get(key) ?? null,
    setItem: (key: string, value: string): void => void stored.set(key, value),
    removeItem: (key: string): void => void stored.delete(key),
  };
  const page = { setTimeout, clearTimeout, setInterval, clearInterval, sessionStorage };
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible', documentElement: { lang: 'en' } });
  const window = Object.assign(new EventTarget(), page);
  for (const [name, value] of Object.entries({ window, document, sessionStorage })) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
}
