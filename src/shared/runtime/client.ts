/** The client's one source of time and randomness. Tests replace its members. */
import { platformRuntime, type Runtime } from './runtime.ts';

export const runtime: Runtime = platformRuntime();
