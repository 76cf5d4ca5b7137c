/** Movement by area of interest: reach, columns, and crowds larger than one packet. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAP_WIDTH_PX } from '../../../shared/rules/town.ts';
import { CELL_COUNT, cellOf, isInReach, REACH_PX, reachOf } from './cells.ts';
import { MoveFanout, type Mover, RECORDS_MAX, SWEEP_ROUNDS } from './interest.ts';

const xs = fc.integer({ min: 0, max: MAP_WIDTH_PX });

const mover = (netId: number, x: number): Mover => ({ record: { netId, x, y: 500, view: 0 }, cell: 0 });

function walkTo(fan: MoveFanout, presence: Mover, x: number): void {
  presence.record.x = x;
  fan.moved(presence);
}

const read = (sent: readonly Mover[] | undefined): Map<number, number> =>
  new Map(sent?.map(({ record }) => [record.netId, record.x]));

describe('area of interest', () => {
  test('every player on a 1920 px wide screen is in reach, at any camera position', () => {
    fc.assert(
      fc.property(xs, xs, (viewer, other) => {
        const cameraX = Math.max(REACH_PX, Math.min(MAP_WIDTH_PX - REACH_PX, viewer));
        const isOnScreen = Math.abs(other - cameraX) <= REACH_PX - 1;
        if (isOnScreen) expect(isInReach(reachOf(cellOf(viewer)), cellOf(other))).toBe(true);
      }),
    );
  });

  test('players two columns beyond the area are not in reach', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2 * REACH_PX, max: MAP_WIDTH_PX - 2 * REACH_PX }), xs, (viewer, other) => {
        if (Math.abs(other - viewer) > REACH_PX + 512) {
          expect(isInReach(reachOf(cellOf(viewer)), cellOf(other))).toBe(false);
        }
      }),
    );
  });
});

describe('positions that viewers receive', () => {
  const walks = fc.array(fc.array(fc.tuple(fc.nat({ max: 11 }), xs), { maxLength: 12 }), { maxLength: 12 });

  test('a viewer gets each step in reach in the next packet, and in the end every position', () => {
    fc.assert(
      fc.property(fc.array(xs, { minLength: 12, maxLength: 12 }), walks, (starts, ticks) => {
        const fan = new MoveFanout();
        const all = starts.map((x, index) => mover(index + 1, x));
        for (const one of all) fan.join(one);
        const viewer = all[0] as Mover;
        const known = new Map(all.map(({ record }) => [record.netId, record.x]));
        let seenCell = viewer.cell;
        const hear = (): void => {
          for (const [netId, x] of read(fan.take()[viewer.cell])) known.set(netId, x);
          if (viewer.cell === seenCell) return;
          for (const [netId, x] of read(fan.newlyInReach(viewer.cell, seenCell))) known.set(netId, x);
          seenCell = viewer.cell;
        };
        for (const steps of ticks) {
          const before = new Map(all.map((one) => [one, one.cell]));
          for (const [index, x] of steps) walkTo(fan, all[index] as Mover, x);
          const moved = steps.map(([index]) => all[index] as Mover);
          hear();
          const reach = reachOf(viewer.cell);
          const concerned = moved.filter(
            (one) => isInReach(reach, one.cell) || isInReach(reach, before.get(one) ?? -1),
          );
          for (const { record } of concerned) expect(known.get(record.netId)).toBe(record.x);
        }
        for (let tick = 0; tick < SWEEP_ROUNDS; tick++) hear();
        for (const { record } of all) expect(known.get(record.netId)).toBe(record.x);
      }),
    );
  });

  test('packets for a crowd stay within the limit, send the nearest players most often, and in the end all', () => {
    const fan = new MoveFanout();
    const crowd = Array.from({ length: 2000 }, (_, index) => mover(index + 1, 2000 + (index % 1900)));
    for (const one of crowd) fan.join(one);
    const viewerCell = cellOf(2900);
    const isNear = (netId: number): boolean => crowd[netId - 1]?.cell === viewerCell;
    const known = new Map<number, number>();
    const hear = (): number[] => {
      const news = read(fan.take()[viewerCell]);
      expect(news.size).toBeLessThanOrEqual(RECORDS_MAX);
      for (const [netId, x] of news) known.set(netId, x);
      return [...news.keys()];
    };
    for (let tick = 0; tick < 20; tick++) {
      for (const one of crowd) walkTo(fan, one, one.record.x + 1);
      expect(hear().filter(isNear).length).toBeGreaterThan(RECORDS_MAX / 4);
    }
    expect(known.size).toBeGreaterThan(1200);
    for (let tick = 0; tick < SWEEP_ROUNDS; tick++) hear();
    expect(crowd.filter(({ record }) => known.get(record.netId) !== record.x)).toEqual([]);
    expect(fan.take()).toEqual(Array.from({ length: CELL_COUNT }, () => []));
  });

  test('packets do not contain players who left', () => {
    const fan = new MoveFanout();
    const stays = mover(1, 500);
    const goes = mover(2, 600);
    for (const one of [stays, goes]) fan.join(one);
    walkTo(fan, goes, 610);
    fan.leave(goes);
    expect(read(fan.take()[stays.cell]).size).toBe(0);
    expect(read(fan.newlyInReach(stays.cell, null))).toEqual(new Map([[1, 500]]));
  });
});
