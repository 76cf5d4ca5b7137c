/** What draws the town now and how; the settings show it. */
import { proxy } from 'valtio';

export interface RunningPainter {
  /** Null while no town is open or nothing can draw it. */
  name: 'gpu' | 'core' | null;
  /** Whether parts of the picture are left out because the device is slow. */
  isReduced: boolean;
}

export const runningPainter = proxy<RunningPainter>({ name: null, isReduced: false });
