/**
 * Loads code on demand, with its styles, and retries until it succeeds. React's `lazy` would keep the first failure. After a
 * deployment the server no longer has the files of an older page: `connectCodeCheck` connects the check that ends the retries then.
 */
import { runtime } from '../../shared/runtime/client.ts';
import { retry } from '../../shared/runtime/timing.ts';

const RETRY_MS = 1000;
/** A failure can be a lost connection: the check runs after the second failure, then after every fifth. */
const FAILURES_PER_CHECK = 5;

let isGone: () => Promise<boolean> = async () => false;

/** `check` resolves to true when the code of this page can no longer be loaded, and tells the player. It must not reject. */
export function connectCodeCheck(check: () => Promise<boolean>): void {
  isGone = check;
}

/** Style sheets that could not be fetched. */
const missing = new Set<HTMLLinkElement>();
let isWatching = false;

function watchStyles(): void {
  if (isWatching) return;
  isWatching = true;
  const onError = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
  };
  document.addEventListener('error', onError, { capture: true });
}

/** Vite asks for each style sheet once: after a failure it would load the code alone. */
const fetchStyles = (): Promise<unknown> =>
  Promise.all(
    [...missing].map((link) => {
      missing.delete(link);
      const again = link.cloneNode() as HTMLLinkElement;
      return new Promise((resolve, reject) => {
        again.addEventListener('load', resolve);
        again.addEventListener('error', reject);
        link.replaceWith(again);
      });
    }),
  );

/** Never rejects, and stays pending when the code is gone. */
export const fetchCode = <Module>(load: () => Promise<Module>): Promise<Module> =>
  retry(runtime, { firstMs: RETRY_MS, maxMs: RETRY_MS }, async (retries) => {
    try {
      watchStyles();
      if (missing.size > 0) await fetchStyles();
      return await load();
    } catch (error) {
      if (retries % FAILURES_PER_CHECK === 1 && (await isGone())) return new Promise<never>(() => {});
      throw error;
    }
  });
