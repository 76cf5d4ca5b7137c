/**
 * Items that are missing in the page's art manifest: all but those that every new player gets. Owns a cache of their entries. An
 * entry is fetched when a figure first wears the item; looks that are drawn at the same time share requests.
 */
import { storageUrl } from '../../net/client-config.ts';
import { fetchFile } from '../../net/fetch-file.ts';
import type { ItemLookup } from '../../shared/art/dress.ts';
import { type ArtItem, ITEMS_PATH, type ItemsFile } from '../../shared/art/manifest.ts';
import { type Customization, wornItemIds } from '../../shared/rules/slots.ts';
import { runtime } from '../../shared/runtime/client.ts';

/** An unknown item is refetched after this time. */
const FORGET_MISSING_MS = 60_000;
/** Limit of one request. */
const IDS_MAX = 64;

const learned = new Map<string, ArtItem>();
/** Time of the last miss by id, in ms of the monotonic clock. */
const missing = new Map<string, number>();
const pending = new Map<string, Promise<void>>();

interface Batch {
  ids: string[];
  isLearned: Promise<void>;
}
/** Takes further ids until it is sent. */
let batch: Batch | null = null;

/**
 * Returns the entries of all worn items that exist. `known` is the page's manifest. Rejects when the storage host is
 * unreachable; the next call retries.
 */
export async function itemsOfLook(known: ItemLookup, look: Customization): Promise<ItemLookup> {
  const unknown = wornItemIds(look).filter((id) => known.get(id) === undefined && !learned.has(id) && !isMissing(id));
  if (unknown.length > 0) await Promise.all(askFor(unknown));
  return { get: (id) => known.get(id) ?? learned.get(id) };
}

function isMissing(id: string): boolean {
  const since = missing.get(id);
  return since !== undefined && runtime.monotonic() - since < FORGET_MISSING_MS;
}

/** The requests that contain these ids. They are sent after the current task, with the ids of other looks. */
function askFor(ids: readonly string[]): Promise<void>[] {
  return ids.map((id) => {
    const underway = pending.get(id);
    if (underway !== undefined) return underway;
    if (batch === null || batch.ids.length === IDS_MAX) batch = openBatch();
    batch.ids.push(id);
    pending.set(id, batch.isLearned);
    return batch.isLearned;
  });
}

function openBatch(): Batch {
  const ids: string[] = [];
  const isLearned = Promise.resolve()
    .then(() => {
      if (batch?.ids === ids) batch = null;
      return learn(ids);
    })
    .finally(() => {
      for (const id of ids) pending.delete(id);
    });
  return { ids, isLearned };
}

async function learn(ids: readonly string[]): Promise<void> {
  const response = await fetchFile(storageUrl(`${ITEMS_PATH}?ids=${ids.join(',')}`));
  if (!response.ok) throw new Error(`the storage host answered ${response.status} for items`);
  const { items } = (await response.json()) as ItemsFile;
  for (const item of items) learned.set(item.id, item);
  for (const id of ids) if (!learned.has(id)) missing.set(id, runtime.monotonic());
}
