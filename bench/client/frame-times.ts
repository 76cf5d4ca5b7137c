/** What the times of presented frames say: their rhythm, and the time from a packet to the picture that shows it. */
import { quantile } from '../lib/statistics.ts';
import { type Row, short } from '../lib/table.ts';

/** Median and p99 of the intervals, and their ratio, which is high when the picture stutters. */
export function rhythmOf(intervals: readonly number[]): Row {
  const sorted = intervals.toSorted((a, b) => a - b);
  const p50 = quantile(sorted, 0.5);
  const p99 = quantile(sorted, 0.99);
  return { 'ms between frames p50': short(p50), p99: short(p99), 'p99 over p50': short(p99 / p50) };
}

/**
 * For each packet the milliseconds until the next frame. Only packets that arrive while the picture has been still for
 * `stillMs` count: no frame that was begun before such a packet can follow it. Both lists ascend, on the same clock.
 */
export function delaysToPicture(packets: readonly number[], frames: readonly number[], stillMs: number): number[] {
  return packets.flatMap((packet, index) => {
    const next = frames.findIndex((frame) => frame > packet);
    const shown = frames[next];
    if (shown === undefined) return [];
    const lastFrame = frames[next - 1] ?? Number.NEGATIVE_INFINITY;
    const lastPacket = packets[index - 1] ?? Number.NEGATIVE_INFINITY;
    return packet - Math.max(lastFrame, lastPacket) < stillMs ? [] : [shown - packet];
  });
}
