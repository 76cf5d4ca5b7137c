import { afterEach, expect, it } from 'vitest';
import { isStageOn, isStageUnknown, setStageEvents } from './stage.ts';

const at = (time: string): number => Date.parse(`2026-11-23T${time}Z`);
const NIGHT = { title: 'Night', place: 'pier', startMs: at('19:31:00'), endMs: at('20:00:00') };

afterEach(() => setStageEvents(null));

it('does not know whether the musician plays until it knows the events', () => {
  expect([isStageUnknown(at('19:32:00')), isStageUnknown(at('19:20:00'))]).toEqual([true, false]);
  setStageEvents([NIGHT]);
  expect([isStageUnknown(at('19:32:00')), isStageOn(at('19:32:00')), isStageOn(at('20:32:00'))]).toEqual([
    false,
    false,
    true,
  ]);
});
