/** A sheet that was handed in before, fetched back to be tried on or made a thumbnail of. */
import { storageUrl } from '../../net/client-config.ts';
import { inspectSheet, type SheetReport } from './sheet-check.ts';

/** A sheet with what was found in it. */
export interface LookedOver {
  blob: Blob;
  report: SheetReport;
}

/** `path` is on the storage host. Rejects when it is not there. */
export async function loadStoredSheet(path: string): Promise<LookedOver> {
  const response = await fetch(storageUrl(path));
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const blob = await response.blob();
  return { blob, report: await inspectSheet(blob) };
}
