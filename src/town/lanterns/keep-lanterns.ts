/**
 * Today's lanterns in the running town: sets their pictures, rings the quiet bell of those that are near, notes which were
 * heard or seen, and answers a find with its sound. Owns when each was found. The server decides what is found.
 */
import { subscribe } from 'valtio';
import { FIRST_LANTERN } from '../../shared/rules/first-walk.ts';
import { dayOf, LANTERNS_A_DAY, lanternsOf } from '../../shared/rules/lanterns/lanterns.ts';
import type { LanternSpot } from '../../shared/rules/lanterns/spots.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { epochNow, hearLantern, lanterns, onFoundLantern } from '../../state/places/lanterns.ts';
import { firstWalk } from '../../state/session/first-walk.ts';
import { setNews } from '../../state/places/town-places.ts';
import { playSound } from '../../state/settings/sounds.ts';
import type { ExtraItems, ExtraLook } from '../plan/extra-items.ts';
import { isInSight, writeSight } from '../plan/sight.ts';
import type { TownWorld } from '../world/town-world.ts';
import { lanternItems } from './lantern-items.ts';

export interface LanternDeps {
  world: Pick<TownWorld, 'figures' | 'motion' | 'viewport' | 'wake'>;
  extras: Pick<ExtraItems, 'set'>;
}

export interface KeptLanterns {
  setLook(look: ExtraLook): void;
  close(): void;
}

const LOOK_MS = 500;
const BELL = { everyMs: 6000, reachPx: 260 } as const;
const GROUP = 'lanterns';
const STATUE = 'statue';
const FIRST_GROUP = 'first lantern';
const FIRST_SPOT: LanternSpot = { n: 0, x: FIRST_LANTERN.x, y: FIRST_LANTERN.y };

export function keepLanterns({ world, extras }: LanternDeps): KeptLanterns {
  const foundAtMs = new Map<number, number>();
  const sight = { left: 0, top: 0, right: 0, bottom: 0 };
  let look: ExtraLook | null = null;
  let shownDay: number | null = null;
  let spots: readonly LanternSpot[] = [];
  let bellAtMs = Number.NEGATIVE_INFINITY;

  const isFound = (spot: number): boolean => lanterns.day === shownDay && lanterns.found.includes(spot);

  function show(): void {
    // Before the server named the day there is nothing to find.
    shownDay = lanterns.day === null ? null : Math.max(lanterns.day, dayOf(epochNow()));
    spots = shownDay === null ? [] : lanternsOf(shownDay);
    const view = { isFound, foundAtMs: (spot: number) => foundAtMs.get(spot) ?? null };
    extras.set(GROUP, look === null ? [] : lanternItems(spots, look, view));
    showFirst();
    update();
  }

  /** The lantern of the first walk is only there for who walks it; the bits that the server sent light it. */
  function showFirst(): void {
    const { walk, guide } = firstWalk;
    const view = { isFound: () => walk?.bits.includes('lantern') === true, foundAtMs: () => null };
    extras.set(FIRST_GROUP, guide.cat !== null && look !== null ? lanternItems([FIRST_SPOT], look, view) : []);
    world.wake();
  }

  function update(): void {
    setNews(STATUE, spots.length > 0 && spots.every(({ n }) => isFound(n)));
    world.wake();
  }

  /** Which lanterns can be heard or seen from where the player is. */
  function perceive(): void {
    const self = world.figures.self();
    if (lanterns.day !== null && dayOf(epochNow()) > (shownDay ?? 0)) {
      foundAtMs.clear();
      show();
    }
    if (self === null) return;
    writeSight(world.motion.camera, world.viewport(), sight);
    const nowMs = runtime.monotonic();
    for (const { n, x, y } of spots) {
      if (isFound(n)) continue;
      const isNear = Math.hypot(self.shown.x - x, self.shown.y - y) <= BELL.reachPx;
      if (isNear || isInSight(sight, x, y, 0, 0)) hearLantern(n);
      if (!isNear || nowMs - bellAtMs < BELL.everyMs) continue;
      bellAtMs = nowMs;
      playSound('lantern-near', { at: { x, y } });
    }
  }

  const stops = [
    runtime.setInterval(perceive, LOOK_MS),
    subscribe(firstWalk, showFirst),
    subscribe(lanterns, () => (lanterns.day === shownDay ? update() : show())),
    onFoundLantern((spot, count) => {
      foundAtMs.set(spot, runtime.monotonic());
      if (count === LANTERNS_A_DAY) playSound('lanterns-all');
      else playSound('lantern-found', { count });
    }),
  ];
  return {
    setLook(next) {
      look = next;
      show();
    },
    close() {
      for (const stop of stops) stop();
      extras.set(GROUP, []);
      extras.set(FIRST_GROUP, []);
      setNews(STATUE, false);
    },
  };
}
