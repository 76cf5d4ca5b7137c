/** How late this process' timers are. Owns the measurement. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 20;
const NANOSECONDS = 1e6;

export function measureLag(): { read(): number; stop(): void } {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  return {
    /** Milliseconds at the 99th percentile since the last call; 0 without measurements. */
    read: () => {
      const lateMs = delays.count === 0 ? 0 : delays.percentile(99) / NANOSECONDS - RESOLUTION_MS;
      delays.reset();
      return Math.max(0, Math.round(lateMs));
    },
    stop: () => void delays.disable(),
  };
}
