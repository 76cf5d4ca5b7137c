/**
 * The art manifest of the storage host, for every part of the page. Owns the page's copy, which is fetched once. Of the items
 * it has only those that every new player gets. A manifest of another version is rejected, because its fields mean something else.
 */
import { queryOptions } from '@tanstack/react-query';
import { storageUrl } from '../../net/client-config.ts';
import { artKeys } from '../../net/art-keys.ts';
import { fetchFile } from '../../net/fetch-file.ts';
import { type ArtManifest, MANIFEST_VERSION, PAGE_MANIFEST_PATH } from '../../shared/art/manifest.ts';

let manifest: Promise<ArtManifest> | null = null;

/** Rejects when the manifest cannot be fetched or has another version; the next call fetches again. */
export function loadArtManifest(): Promise<ArtManifest> {
  if (manifest !== null) return manifest;
  const loading = fetchManifest();
  manifest = loading;
  loading.catch(() => {
    if (manifest === loading) manifest = null;
  });
  return loading;
}

export const artManifestQuery = () =>
  queryOptions({ queryKey: artKeys.manifest, queryFn: loadArtManifest, staleTime: Number.POSITIVE_INFINITY });

async function fetchManifest(): Promise<ArtManifest> {
  const response = await fetchFile(storageUrl(PAGE_MANIFEST_PATH));
  if (!response.ok) throw new Error(`the art manifest answered ${response.status}`);
  const fetched = (await response.json()) as ArtManifest;
  if (fetched.version !== MANIFEST_VERSION) throw new Error(`the art manifest has version ${fetched.version}`);
  return fetched;
}
