/** The fields of a new submission that begins with those of a rejected one: its pictures are fetched and kept for the form. */
import { storageUrl } from '../../net/client-config.ts';
import { fetchFile } from '../../net/fetch-file.ts';
import type { Submission } from '../../shared/contract/creations.ts';
import { keepFile, newFileId } from '../../state/session/kept-files.ts';
import type { FormFields } from '../../state/session/use-kept-fields.ts';
import { writeKept } from './use-kept-pictures.ts';

/** Rejects when a picture is missing or cannot be kept. */
export async function again(submission: Submission): Promise<FormFields> {
  const { name, gender, category, hairTopPx, imageUrl, backImageUrl } = submission;
  const ids = new Map<string, string>();
  for (const [picture, path] of [
    ['sheet', imageUrl],
    ['back', backImageUrl],
  ] as const) {
    if (path === null) continue;
    const response = await fetchFile(storageUrl(path));
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    const id = newFileId();
    if (!(await keepFile(id, await response.blob()))) throw new Error('The browser does not keep the picture.');
    ids.set(picture, id);
  }
  return {
    name,
    gender,
    category: String(category),
    hairTopPx: hairTopPx === null ? '' : String(hairTopPx),
    pictures: writeKept(ids),
  };
}
