/** Players of the cluster bench, each with an address of its own, in batches that the servers can take. */
import { newPlayer } from '../../src/server/testing/cluster-calls.ts';
import { ClusterPage } from '../../src/server/testing/cluster-page.ts';
import type { Cluster, ClusterProcess } from '../../src/server/testing/cluster.ts';
import { addressOf } from './crowd-calls.ts';

const ENTER_BATCH = 20;

/** Registered players; nobody is in the town yet. */
export async function pagesOf(cluster: Cluster, name: string, count: number): Promise<ClusterPage[]> {
  const pages: ClusterPage[] = [];
  for (let first = 0; first < count; first += ENTER_BATCH) {
    const batch = Array.from({ length: Math.min(ENTER_BATCH, count - first) }, async (_, at) => {
      const from = addressOf(first + at);
      const key = await newPlayer({ url: cluster.url, from }, `${name}_${first + at}`);
      return new ClusterPage(`${name}_${first + at}`, { url: cluster.url, from, key });
    });
    pages.push(...(await Promise.all(batch)));
  }
  return pages;
}

/** Each where the world says, or at the process that `at` names. */
export async function enterAll(
  pages: readonly ClusterPage[],
  at?: (index: number) => ClusterProcess | undefined,
): Promise<void> {
  for (let first = 0; first < pages.length; first += ENTER_BATCH) {
    const batch = pages.slice(first, first + ENTER_BATCH);
    await Promise.all(batch.map((page, index) => (at ? page.enterAt(at(first + index)) : page.enter())));
  }
}
