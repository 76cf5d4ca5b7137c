/** The board: the canvas, the cells over it, and texts over both. */
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { persist } from '../../../net/persist.ts';
import { flow } from '../state.ts';
import * as text from '../text.ts';
import { BoardCanvas } from './board-canvas.tsx';
import { BoardCells } from './board-cells.tsx';
import { type FlowTextures, loadFlowTextures } from './gem-textures.ts';
import { Praise } from './praise.tsx';

export function Board() {
  const { status, said } = useSnapshot(flow);
  const [textures, setTextures] = useState<FlowTextures | null>(null);
  const isStill = useStillness();

  useEffect(() => {
    const stop = new AbortController();
    // A fresh server may still be rendering them. Until they have loaded, the cells name their gems.
    void persist(stop.signal, loadFlowTextures).then((loaded) => {
      if (loaded !== undefined && !stop.signal.aborted) setTextures(loaded);
    });
    return () => stop.abort();
  }, []);

  const [points, rounds] = said.split(' ').map(Number);
  return (
    <div className="flow-board" data-loading={status !== 'ready' || textures === null || undefined}>
      {textures !== null && <BoardCanvas textures={textures} isStill={isStill} />}
      {status === 'ready' && <BoardCells />}
      <Praise />
      <p id="flow-help" className="sr-only">
        {text.BOARD_HELP}
      </p>
      <output className="sr-only">{points ? text.turnSaid(points, rounds ?? 1) : ''}</output>
    </div>
  );
}

function useStillness(): boolean {
  const [isStill, setIsStill] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  useEffect(() => {
    const query = window.matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setIsStill(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isStill;
}
