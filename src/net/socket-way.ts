/** For a town that several processes serve: asks which one serves the player's channel. Loaded only there. Owns no state. */
import { placeInTown, type TownPlace } from '../shared/contract/channels.ts';
import { runtime } from '../shared/runtime/client.ts';
import { call } from './http.ts';

/** Where a client connects. */
export interface Way {
  /** Base path of the process. */
  path: string;
  /** null: the process chooses. */
  channel: number | null;
}

/** An answer that takes longer has failed. */
const ANSWER_MS = 5000;

/** A call of `placeInTown`, for the page by its HTTP client. */
export type AskPlace = (
  body: { channel: number | null; lost: string | null; location?: string },
  signal: AbortSignal,
) => Promise<TownPlace>;

const askByPage: AskPlace = (body, signal) => call(placeInTown, { body, signal });

/**
 * `location` is a slug, the town by default; `lost` is the path of the process from which the connection was lost. null: nowhere yet, or nobody answers. Never rejects.
 */
export async function askTheWay(
  channel: number | null,
  lost: string | null,
  ask: AskPlace = askByPage,
  location?: string,
): Promise<Way | null> {
  const stop = new AbortController();
  const cancel = runtime.setTimeout(() => stop.abort(), ANSWER_MS);
  try {
    const { path, channel: number } = await ask(
      { channel, lost, ...(location !== undefined && { location }) },
      stop.signal,
    );
    return path === null ? null : { path, channel: number };
  } catch {
    return null;
  } finally {
    cancel();
  }
}
