/** Which painter draws the town now; the settings show it. Null while no town is open or nothing can draw it. */
import { proxy } from 'valtio';

export const runningPainter = proxy<{ name: 'gpu' | 'core' | null }>({ name: null });
