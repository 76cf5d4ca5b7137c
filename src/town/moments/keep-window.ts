/**
 * The boutique's window in the running town: a mannequin on a lit stage that wears the look of the day. The avatar host draws it
 * under the day's name, so open towns change it at the server's midnight. Nothing is there before the server named the day.
 */
import { dayOf } from '../../shared/rules/lanterns/lanterns.ts';
import { FRONT_VIEW, WINDOW_STAGE, windowName } from '../../shared/rules/shop-window.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { epochNow, lanterns } from '../../state/places/lanterns.ts';
import { type ExtraItems, type ExtraLook, pieceItem } from '../plan/extra-items.ts';
import { putUpright } from '../plan/motion-paths.ts';
import { type MovingItem, STANDING_STILL } from '../plan/scene-items.ts';
import { SOLE_SHARE } from '../state/figure-size.ts';

export interface WindowDeps {
  extras: Pick<ExtraItems, 'set'>;
  avatarHost: string;
}

const GROUP = 'shop window';
const READ_MS = 1000;
/** A whole frame of the mannequin on the map. */
const FRAME = { widthPx: 50, heightPx: 100 } as const;

export function keepWindow({ extras, avatarHost }: WindowDeps) {
  let look: ExtraLook | null = null;
  let day: number | null = null;

  const show = (): void =>
    extras.set(GROUP, look === null || day === null ? [] : [...stage(look), mannequin(avatarHost, day)]);

  function read(): void {
    const now = lanterns.day === null ? null : Math.max(lanterns.day, dayOf(epochNow()));
    if (now === day) return;
    day = now;
    show();
  }

  const stop = runtime.setInterval(read, READ_MS);
  return {
    setLook(next: ExtraLook): void {
      look = next;
      show();
    },
    close(): void {
      stop();
      extras.set(GROUP, []);
    },
  };
}

const stage = (look: ExtraLook): MovingItem[] =>
  pieceItem(look, {
    id: 'shop window stage',
    prop: 'windowStage',
    layer: 'backgroundMotions',
    // Its own lamps light it.
    tint: 0xffffff,
    place(out) {
      putUpright(out, WINDOW_STAGE.x, WINDOW_STAGE.middleY, 1, 1);
      return 'still';
    },
  });

const mannequin = (avatarHost: string, day: number): MovingItem => ({
  id: 'extra shop window mannequin',
  layer: 'backgroundMotions',
  depth: 0,
  url: `${avatarHost}/avatars/${windowName(day)}/${FRONT_VIEW}.webp`,
  blend: 'normal',
  ...FRAME,
  motion: { ...STANDING_STILL, x: 0, y: 0 },
  tint: 0xffffff,
  place(out) {
    putUpright(out, WINDOW_STAGE.x, WINDOW_STAGE.solesY + FRAME.heightPx * (0.5 - SOLE_SHARE), 1, 1);
    return 'still';
  },
});
