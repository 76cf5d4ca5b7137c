/** Shows the best move after five seconds without one. */
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { runtime } from '../../../shared/runtime/client.ts';
import { showHint } from '../moves.ts';
import { flow } from '../state.ts';

const IDLE_MS = 5000;

export function useIdleHint(): void {
  const { status, film, taken, hint } = useSnapshot(flow);
  const isIdle = status === 'ready' && film === null && taken === null && hint === null;
  useEffect(() => (isIdle ? runtime.setTimeout(showHint, IDLE_MS) : undefined), [isIdle]);
}
