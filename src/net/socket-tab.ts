/**
 * Names this browser tab to the server, so that a reload of the page is not taken for a second tab. The name rests in
 * `sessionStorage` only while the page is away: a duplicated tab copies that storage, and must not copy the name.
 */
const STORAGE_KEY = 'tabId';
let current: string | null = null;

/** The same for the life of the page and, where the browser allows, over its reloads. */
export function tabId(): string {
  if (current === null) {
    current = sessionStorage.getItem(STORAGE_KEY) ?? randomId();
    sessionStorage.removeItem(STORAGE_KEY);
    const own = current;
    window.addEventListener('pagehide', () => sessionStorage.setItem(STORAGE_KEY, own));
    window.addEventListener('pageshow', () => sessionStorage.removeItem(STORAGE_KEY));
  }
  return current;
}

/** `crypto.randomUUID` is missing on plain HTTP. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
