/** Fetches code that is loaded on demand, however long the server is away: a `lazy` part that fails stays failed for good. */
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
