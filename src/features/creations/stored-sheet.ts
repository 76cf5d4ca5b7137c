/** Fetches a submitted sheet, to preview it or to make a thumbnail of it. */
import type { Submission } from '../../shared/contract/creations.ts';
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

/** Both sheets of a submission. Rejects when one is missing. */
export async function loadStoredSheets({ imageUrl, backImageUrl }: Pick<Submission, 'imageUrl' | 'backImageUrl'>) {
  const [front, back] = await Promise.all([
    loadStoredSheet(imageUrl),
    backImageUrl === null ? null : loadStoredSheet(backImageUrl),
  ]);
  return { front, back };
}
