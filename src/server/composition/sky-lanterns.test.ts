/** Sky lanterns of players: one for each in a lantern minute, sent together, and none at other times. */
import { expect, it } from 'vitest';
import { replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { type MomentNews, momentNewsSchema } from '../../shared/realtime/lanterns.ts';
import type { MadeGesture } from '../realtime/channel/gestures.ts';
import type { WorldMessage } from '../realtime/directory/messages.ts';
import { runtime } from '../runtime.ts';
import { startSkyLanterns } from './sky-lanterns.ts';

function start(from: string) {
  const time = replaceRuntime(runtime, { nowMs: Date.parse(from) });
  const sent: MomentNews[] = [];
  let make: (gesture: MadeGesture) => void = () => undefined;
  const casts: WorldMessage[] = [];
  let hear: (message: WorldMessage) => void = () => undefined;
  const stop = startSkyLanterns(
    {
      onGesture: (listener) => {
        make = listener;
        return () => undefined;
      },
      sendMoment: (_, news) => void sent.push(momentNewsSchema.parse(news)),
    },
    {
      cast: (message) => void casts.push(message),
      onCast: (listener) => {
        hear = listener;
      },
    },
  );
  const wave = (playerId: string): void => make({ playerId, act: 'wave', seat: null, x: 400.4, y: 700 });
  const hearOf = (playerId: string): void => hear({ kind: 'sky-lantern', playerId, x: 400.4, y: 700 });
  return { time, sent, wave, hearOf, casts, stop };
}

it('rise with the first gesture of each player in the minute', () => {
  const { time, sent, wave, stop } = start('2026-11-21T18:59:59Z');
  wave('early');
  time.advance(2000);
  expect(sent).toEqual([]);
  wave('ada');
  wave('ada');
  wave('bob');
  time.advance(1000);
  expect(sent).toEqual([
    {
      risen: 86,
      sent: [
        [400, 700],
        [400, 700],
      ],
    },
  ]);
  time.advance(57_000);
  wave('cid');
  time.advance(1000);
  expect(sent.at(-1)?.risen).toBe(87);
  time.advance(1000);
  wave('late');
  time.advance(3_600_000);
  expect(sent).toHaveLength(2);
  stop();
});

it('are new in each hour, and only some of a crowd are sent', () => {
  const { time, sent, wave } = start('2026-11-21T19:00:00Z');
  for (let player = 0; player < 50; player++) wave(`player ${player}`);
  time.advance(1000);
  expect([sent[0]?.risen, sent[0]?.sent?.length]).toEqual([134, 20]);
  time.advance(3_599_000);
  wave('player 1');
  time.advance(1000);
  expect(sent.at(-1)?.risen).toBe(85);
});

it('those of other processes rise here too, each player once', () => {
  const { time, sent, wave, hearOf, casts, stop } = start('2026-11-21T19:00:01Z');
  hearOf('ada');
  hearOf('ada');
  wave('ada');
  wave('bob');
  time.advance(1000);
  expect(sent).toMatchObject([{ risen: 86 }]);
  // Only what came from here is sent to the others.
  expect(casts).toEqual([{ kind: 'sky-lantern', playerId: 'bob', x: 400.4, y: 700 }]);
  stop();
});
