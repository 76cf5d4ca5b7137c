/**
 * What is new behind the doors of the town, as the server knows it: the same on all devices of the player. Fetched once the town is
 * drawn, later pushed. Mail, the bell, friends and lanterns have their own state.
 */
import { proxy } from 'valtio';
import { call } from '../../net/http.ts';
import { type BoardSeen, type DoorNews, getDoorNews, visitBoard, visitStore } from '../../shared/contract/doors.ts';
import { runtime } from '../../shared/runtime/client.ts';

export interface DoorNewsState extends Pick<DoorNews, 'store' | 'wardrobe' | 'flow' | 'board'> {
  /** False before the first answer: `board` is not known then. */
  isKnown: boolean;
  /** When cookies have been baked, on the monotonic clock; null: never. */
  bakedAtMs: number | null;
}

const nothing: DoorNewsState = {
  isKnown: false,
  store: false,
  wardrobe: false,
  flow: false,
  board: null,
  bakedAtMs: null,
};

export const doorNews = proxy<DoorNewsState>({ ...nothing });

let latestRequest = 0;

/** Takes news that are newer than replies under way. */
export function takeDoorNews({ bakedInMs, ...news }: DoorNews): void {
  latestRequest += 1;
  const bakedAtMs = bakedInMs === null ? null : runtime.monotonic() + bakedInMs;
  Object.assign(doorNews, { ...news, bakedAtMs, isKnown: true });
}

/** A failure keeps what is known, and an outdated reply is dropped. */
export async function refreshDoorNews(): Promise<void> {
  latestRequest += 1;
  const request = latestRequest;
  try {
    const { news } = await call(getDoorNews);
    if (request === latestRequest) takeDoorNews(news);
  } catch {
    // The next refresh corrects it; a door needs no message.
  }
}

/** The store is open: its items are seen. */
export function seeStore(): void {
  doorNews.store = false;
  latestRequest += 1;
  // After a failure the star comes back with the next news.
  call(visitStore).catch(() => undefined);
}

export function seeBoard(seen: BoardSeen): void {
  doorNews.board = seen;
  latestRequest += 1;
  call(visitBoard, { body: seen }).catch(() => undefined);
}

/** The bakery is open. Its closing saves the game, and the server sends when that has baked. */
export function seeBakery(): void {
  doorNews.bakedAtMs = null;
}

/** The dialog of FLOW was closed. */
export function noteOpenFlow(isOpen: boolean): void {
  doorNews.flow = isOpen;
}

/** At sign-out. */
export function forgetDoorNews(): void {
  latestRequest += 1;
  Object.assign(doorNews, nothing);
}
