/** Whether the server has a newer page than this one. A deployment replaces the page and all files that it names. */

/** The page's entry; its name contains a hash of what it imports. */
const ENTRY = /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/;

/** Never rejects: false while the server does not answer with a page. */
export async function isPageReplaced(): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  try {
    const response = await fetch('/', { cache: 'no-store' });
    if (!response.ok) return false;
    const [, newest] = ENTRY.exec(await response.text()) ?? [];
    return newest !== undefined && own !== null && own !== undefined && newest !== own;
  } catch {
    return false;
  }
}
