/** The board's canvas: one Pixi application of the board's own size, scaled by its box. */
import 'pixi.js/unsafe-eval';
import { Application, extend } from '@pixi/react';
import { Container, Sprite } from 'pixi.js';
import { memo } from 'react';
import { BOARD_PX } from '../cells.ts';
import { BoardSprites, type BoardSpritesProps } from './board-sprites.tsx';

extend({ Container, Sprite });

/** Software renderers slow down with each texture unit of a batch. */
const BATCHABLE_TEXTURES = 4;

export const BoardCanvas = memo(function BoardCanvas(props: BoardSpritesProps) {
  return (
    <Application
      className="flow-canvas"
      width={BOARD_PX}
      height={BOARD_PX}
      sharedTicker={false}
      preference="webgl"
      backgroundAlpha={0}
      antialias={false}
      eventMode="none"
      onInit={(app) => {
        if ('limits' in app.renderer) app.renderer.limits.maxBatchableTextures = BATCHABLE_TEXTURES;
      }}
    >
      <BoardSprites {...props} />
    </Application>
  );
});
