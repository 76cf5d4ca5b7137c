/** Loads code on demand and retries until it succeeds. React's `lazy` would keep the first failure. */
const RETRY_MS = 1000;

export async function fetchCode<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
