/**
 * The townsfolk of the running town: computes their ways once, shows them as guests, and lets them talk. Owns their schedules
 * and one timer for all of them.
 */
import type { CoreClient } from '../../engine/client-types.ts';
import { bareCustomization } from '../../shared/rules/slots.ts';
import { MUSICIAN_ID } from '../../shared/rules/stage-time.ts';
import { CAT_ID, CAT_SIZE, TOWNSFOLK, TOWNSFOLK_PREFIX, type Townsperson } from '../../shared/rules/townsfolk.ts';
import { BEAT_MS } from '../../shared/rules/gestures.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { startOf } from '../../shared/walks/headings.ts';
import { pointsOf } from '../../shared/walks/runs.ts';
import { type Guest, leadOf, setGuests } from '../../state/people/guests.ts';
import type { Player } from '../../state/people/players.ts';
import { epochOfTown } from '../../state/places/lanterns.ts';
import { danceMs, isStageOn, isStageUnknown, onStageEvents } from '../../state/places/stage.ts';
import { townNow } from '../../state/session/town-walks.ts';
import { isInSight, writeSight } from '../plan/sight.ts';
import type { TownWorld } from '../world/town-world.ts';
import { createDuties, type Duties } from './duties.ts';
import { type FindWay, planSchedule, type WhereOfAll, type Whereabouts } from './schedule.ts';
import { catView } from './cat-view.ts';
import { letCatFollow } from './follow-finder.ts';
import { followGuide } from './follow-guide.ts';
import { startReactions } from './reactions.ts';
import { startTalking } from './talking.ts';

/** With the index of the character; any constant does. */
const SEED = 20_261_124;
const TICK_MS = 500;
/** Those who walk this near to the window come into it before the next tick. */
const AROUND_PX = 160;
/** The musician sways from side to side in two beats. */
const SWAY_PX = 5;

export interface TownsfolkTown {
  world: Pick<TownWorld, 'figures' | 'motion' | 'viewport' | 'wake' | 'setGuide'>;
  core: Pick<CoreClient, 'findGoalRuns'>;
}

/** Rejects when the worker fails. Returns a function that removes them. */
export async function openTownsfolk({ world, core }: TownsfolkTown): Promise<() => void> {
  const findWay: FindWay = async (from, to) => {
    const found = await core.findGoalRuns(startOf(from), startOf(to));
    return found === null ? null : pointsOf(found.runs);
  };
  const duties = await Promise.all(
    TOWNSFOLK.map(async (one, index) =>
      createDuties(one.id, await planSchedule(one, SEED + index, findWay), isStageOn),
    ),
  );
  const sight = { left: 0, top: 0, right: 0, bottom: 0 };
  /** The town draws no frames for those who walk elsewhere. */
  const isSeen = ({ x, y }: Whereabouts): boolean => {
    writeSight(world.motion.camera, world.viewport(), sight);
    return isInSight(sight, x, y, 0, 0, AROUND_PX);
  };
  const catDuties = duties[TOWNSFOLK.findIndex(({ id }) => id === CAT_ID)];
  let isPlaying = false;
  const guests = TOWNSFOLK.flatMap((one, index): Guest[] => {
    const own = duties[index];
    return own === undefined ? [] : [guestOf(one, own, isSeen)];
  });
  setGuests(guests);
  const stopEvents = onStageEvents(() => {
    for (const own of duties) own.forget();
  });
  const talking = startTalking(world);
  const stopReactions = startReactions({
    figures: world.figures,
    wake: world.wake,
    speak: talking.speak,
    isPlaying: () => isPlaying,
  });
  const whereOfCat: WhereOfAll = (townMs, out) => {
    catDuties?.at(epochOfTown(townMs), out);
  };
  const stopCat = letCatFollow(world, findWay, whereOfCat);
  const stopGuide = followGuide(world, findWay, whereOfCat);
  const at: Whereabouts = { x: 0, y: 0, view: 0, isMoving: false };
  const stopTicks = runtime.setInterval(() => {
    const townMs = townNow(runtime.monotonic());
    if (townMs === null) return;
    isPlaying = false;
    let isBusy = false;
    for (const own of duties) {
      const duty = own.at(epochOfTown(townMs), at);
      if (duty === 'playing') isPlaying = true;
      isBusy ||= (at.isMoving || duty === 'playing') && isSeen(at);
    }
    if (isBusy) world.wake();
  }, TICK_MS);
  return () => {
    stopTicks();
    stopEvents();
    talking.stop();
    stopReactions();
    stopCat();
    stopGuide();
    setGuests([]);
  };
}

function guestOf(one: Townsperson, duties: Duties, isSeen: (at: Whereabouts) => boolean): Guest {
  const isCat = one.id === CAT_ID;
  return {
    id: one.id,
    player: playerOf(one),
    sample(townMs, out) {
      const lead = leadOf(one.id);
      if (lead !== undefined) return lead(townMs, out);
      if (townMs === null) return false;
      const epochMs = epochOfTown(townMs);
      // She would go from the stage to her round, or back, without walking.
      if (one.id === MUSICIAN_ID && isStageUnknown(epochMs)) return false;
      if (duties.at(epochMs, out) === 'playing') out.x += SWAY_PX * Math.sin((Math.PI * danceMs(epochMs)) / BEAT_MS);
      if (isCat) out.view = catView(out);
      return isSeen(out);
    },
  };
}

/** What the town needs of a player to draw a figure. */
function playerOf({ id, name, home }: Townsperson): Player {
  const size = id === CAT_ID ? CAT_SIZE : {};
  return {
    socketId: TOWNSFOLK_PREFIX + id,
    netId: null,
    isSelf: false,
    user: {
      username: name,
      membership: 0,
      nametag: '',
      customization: { ...bareCustomization(false), ...size },
      townsfolk: id,
    },
    state: { x: home.x, y: home.y, frame: home.view },
  };
}
