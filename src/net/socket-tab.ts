/**
 * The id of this browser tab, so that the server does not take a reload of the page for a second tab. The id is in
 * `sessionStorage` only while the page is hidden: a duplicated tab copies that storage and must not copy the id.
 */
import { runtime } from '../shared/runtime/client.ts';
import { randomId } from '../shared/runtime/runtime.ts';

const STORAGE_KEY = 'tabId';
let current: string | null = null;

/** Constant for the lifetime of the page and, where storage works, across reloads. */
export function tabId(): string {
  if (current === null) {
    current = sessionStorage.getItem(STORAGE_KEY) ?? randomId(runtime);
    sessionStorage.removeItem(STORAGE_KEY);
    const own = current;
    window.addEventListener('pagehide', () => sessionStorage.setItem(STORAGE_KEY, own));
    window.addEventListener('pageshow', () => sessionStorage.removeItem(STORAGE_KEY));
  }
  return current;
}
