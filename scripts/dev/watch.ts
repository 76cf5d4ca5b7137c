/** Watches folders for edits of sources and calls back once after a burst of edits. */
import { existsSync, type FSWatcher, watch } from 'node:fs';

const QUIET_MS = 120;

/**
 * Calls `onEdit` with the last file of each burst. Ignores tests and temporary files of editors.
 * @returns a function that stops watching.
 */
export function watchSources(folders: readonly string[], onEdit: (file: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers: FSWatcher[] = folders
    .filter((folder) => existsSync(folder))
    .map((folder) =>
      watch(folder, { recursive: true }, (_, file) => {
        if (!file || !/\.(?:ts|tsx|json|sql)$/.test(file) || /\.test\.tsx?$/.test(file)) return;
        clearTimeout(timer);
        timer = setTimeout(onEdit, QUIET_MS, file);
      }),
    );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
