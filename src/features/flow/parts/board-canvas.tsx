/** The board's canvas, scaled by its box. It is drawn in each frame while something moves, and else when the board changes. */
import { memo, useEffect, useState } from 'react';
import { subscribe } from 'valtio';
import { runtime } from '../../../shared/runtime/client.ts';
import type { Cancel } from '../../../shared/runtime/runtime.ts';
import { BOARD_PX } from '../cells.ts';
import { flow } from '../state.ts';
import type { BoardPictures } from './board-pictures.ts';
import { drawBoard, isMoving } from './draw-board.ts';

const BREATH_FRAME_MS = 50;

export interface BoardCanvasProps {
  pictures: BoardPictures;
  /** Nothing moves; gems fade. */
  isStill: boolean;
}

export const BoardCanvas = memo(function BoardCanvas({ pictures, isStill }: BoardCanvasProps) {
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);

  useEffect(() => {
    const pen = canvas?.getContext('2d') ?? null;
    if (pen === null) return;
    let request = 0;
    let cancelBreath: Cancel = () => {};
    const draw = (): void => {
      const moment = { nowMs: runtime.monotonic(), isStill };
      drawBoard(pen, flow, moment, pictures);
      request = isMoving(flow, moment) ? requestAnimationFrame(draw) : 0;
      // A slow wave needs few frames.
      if (request === 0 && !isStill) cancelBreath = runtime.setTimeout(wake, BREATH_FRAME_MS);
    };
    const wake = (): void => {
      cancelBreath();
      if (request === 0) request = requestAnimationFrame(draw);
    };
    wake();
    const stop = subscribe(flow, wake);
    return () => {
      stop();
      cancelBreath();
      cancelAnimationFrame(request);
    };
  }, [canvas, pictures, isStill]);

  return <canvas ref={setCanvas} className="flow-canvas" width={BOARD_PX} height={BOARD_PX} />;
});
