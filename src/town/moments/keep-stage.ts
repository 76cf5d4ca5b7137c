/**
 * Stage time of the running town: mounts the lights and notes of the stage while the musician plays, and makes the radio louder for
 * a player who is near. Nothing happens where no townsfolk live.
 */
import { STAGE_SOUND } from '../../shared/rules/stage-time.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { epochAt, epochNow, lanterns } from '../../state/places/lanterns.ts';
import { danceMs, isStageOn } from '../../state/places/stage.ts';
import { connection } from '../../state/session/connection.ts';
import { radioLoudness } from '../../state/settings/radio-in-town.ts';
import type { ExtraItems, ExtraLook } from '../plan/extra-items.ts';
import type { TownWorld } from '../world/town-world.ts';
import { stageItems } from './stage-items.ts';

export interface StageDeps {
  world: { figures: Pick<TownWorld['figures'], 'self'> };
  extras: Pick<ExtraItems, 'set'>;
}

const GROUP = 'stage';
const READ_MS = 100;
const LOUDER = 1.5;
const RAMP_MS = 2000;

export function keepStage({ world, extras }: StageDeps) {
  let look: ExtraLook | null = null;
  let isOn = false;
  let factor = 1;

  const show = (): void =>
    extras.set(GROUP, look !== null && isOn ? stageItems(look, (nowMs) => danceMs(epochAt(nowMs))) : []);

  function read(): void {
    const isNowOn = lanterns.day !== null && connection.hasTownsfolk && isStageOn(epochNow());
    if (isNowOn !== isOn) {
      isOn = isNowOn;
      show();
    }
    const self = world.figures.self()?.shown;
    const isNear =
      self !== undefined && Math.hypot(self.x - STAGE_SOUND.x, self.y - STAGE_SOUND.y) < STAGE_SOUND.reachPx;
    const wanted = isOn && isNear ? LOUDER : 1;
    if (factor === wanted) return;
    const step = ((LOUDER - 1) * READ_MS) / RAMP_MS;
    factor = wanted > factor ? Math.min(wanted, factor + step) : Math.max(wanted, factor - step);
    radioLoudness.factor = factor;
  }

  const stop = runtime.setInterval(read, READ_MS);
  return {
    setLook(next: ExtraLook): void {
      look = next;
      show();
    },
    close(): void {
      stop();
      radioLoudness.factor = 1;
      extras.set(GROUP, []);
    },
  };
}
