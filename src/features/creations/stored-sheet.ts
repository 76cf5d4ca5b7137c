/** Fetches a submitted sheet, to preview it or to make a thumbnail of it. */
import { storageUrl } from '../../net/client-config.ts';
import { fetchFile } from '../../net/fetch-file.ts';
import { inspectSheet, type SheetReport } from './sheet-check.ts';

/** A sheet with its findings. */
export interface InspectedSheet {
  blob: Blob;
  report: SheetReport;
}

/** `path` is on the storage host. Rejects when it is missing. */
export async function loadStoredSheet(path: string): Promise<InspectedSheet> {
  const response = await fetchFile(storageUrl(path));
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const blob = await response.blob();
  return { blob, report: await inspectSheet(blob) };
}
