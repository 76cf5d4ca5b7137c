/**
 * Frees the memory of the rasteriser. Its pictures and parsed drawings are freed when their small JavaScript objects are
 * collected; the engine does not know their size and would collect only after hundreds of them.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// The only way to get the function in a worker thread: it does not accept the flag as an option.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options: { type: 'minor' }) => void;

/** Collects new objects; takes about a millisecond. The memory is free after the next turn of the event loop. */
export const collectNewObjects = (): void => collect({ type: 'minor' });
