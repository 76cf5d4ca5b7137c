/** The board: the canvas, the cells over it, and texts over both. */
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { persist } from '../../../net/persist.ts';
import { flow, type Said } from '../state.ts';
import { hintSaid, text, turnSaid } from '../text.ts';
import { BoardCanvas } from './board-canvas.tsx';
import { BoardCells, HINT_ID } from './board-cells.tsx';
import { type BoardPictures, loadBoardPictures } from './board-pictures.ts';
import { Notice } from './notice.tsx';
import { Praise } from './praise.tsx';
import { useIdleHint } from './use-idle-hint.ts';
import { useReducedMotion } from '../../../state/settings/motion.ts';

export function Board() {
  const { status, said } = useSnapshot(flow);
  useIdleHint();
  const [pictures, setPictures] = useState<BoardPictures | null>(null);
  const isStill = useReducedMotion();

  useEffect(() => {
    const stop = new AbortController();
    // A fresh server may still be rendering them. Until they have loaded, the cells name their gems.
    void persist(stop.signal, loadBoardPictures).then((loaded) => {
      if (loaded !== undefined && !stop.signal.aborted) setPictures(loaded);
    });
    return () => stop.abort();
  }, []);

  return (
    <div
      className="flow-board"
      data-toasts-beside=""
      data-loading={status !== 'ready' || pictures === null || undefined}
    >
      {pictures !== null && (
        <div className="flow-picture">
          <BoardCanvas pictures={pictures} isStill={isStill} />
        </div>
      )}
      {status === 'ready' && <BoardCells />}
      <Praise />
      <Notice />
      <p id="flow-help" className="sr-only">
        {text.boardHelp}
      </p>
      <span id={HINT_ID} hidden>
        {text.hint}
      </span>
      <output className="sr-only">{said && sentence(said as Said)}</output>
    </div>
  );
}

/** A second equal sentence ends with a space, so that it is announced again. */
function sentence(said: Said): string {
  const spoken = wordsOf(said);
  return said.count % 2 === 0 ? `${spoken}\u00a0` : spoken;
}

function wordsOf(said: Said): string {
  switch (said.kind) {
    case 'points':
      return turnSaid(said.points, said.rounds);
    case 'hint':
      return hintSaid(said.pair, said.pieces);
    case 'waits':
      return text.waitsSaid;
    case 'no-match':
      return text.noMatchSaid;
  }
}
