/**
 * Shows one glTF model with rotation and zoom by pointer, pinch, wheel, buttons and keys. Owns its scene and releases the
 * graphics context on unmount. Renders only while something moves.
 */
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { clampZoom, MODEL_ZOOM_MAX, MODEL_ZOOM_MIN } from '../../shared/rules/bbcode/values.ts';
import { createModelScene, type ModelScene } from './model-scene.ts';
import { followPointers } from './model-pointers.ts';
import { text } from './text.ts';

const TURN_RAD = Math.PI / 12;
const ZOOM_STEP = 0.1;

export interface ModelViewerProps {
  url: string;
  /** 0.8 to 2 */
  zoom: number;
  hasFocus: boolean;
  onFail: () => void;
}

export default function ModelViewer({ url, zoom, hasFocus, onFail }: ModelViewerProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const scene = useRef<ModelScene | null>(null);
  const [shownZoom, setShownZoom] = useState(zoom);
  const fail = useRef(onFail);
  useEffect(() => {
    fail.current = onFail;
  });

  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const stop = new AbortController();
    // A canvas cannot be reused after its context is released, so each mount creates one.
    const canvas = document.createElement('canvas');
    element.append(canvas);
    let own: ModelScene;
    try {
      own = createModelScene(canvas, zoom);
    } catch {
      // No graphics context is available.
      canvas.remove();
      fail.current();
      return undefined;
    }
    scene.current = own;
    own.load(url, stop.signal).catch(() => {
      if (!stop.signal.aborted) fail.current();
    });
    const end = followPointers(element, {
      turn: (across, down) => own.turn(across, down),
      zoomBy: (factor) => setShownZoom(own.setZoom(own.zoom() * factor)),
    });
    if (hasFocus) element.focus({ preventScroll: true });
    return () => {
      stop.abort();
      end();
      own.dispose();
      canvas.remove();
      scene.current = null;
    };
  }, [url, zoom, hasFocus]);

  const zoomTo = (next: number): void => {
    if (scene.current) setShownZoom(scene.current.setZoom(clampZoom(next)));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const turns: Record<string, [number, number]> = {
      ArrowLeft: [-TURN_RAD, 0],
      ArrowRight: [TURN_RAD, 0],
      ArrowUp: [0, -TURN_RAD],
      ArrowDown: [0, TURN_RAD],
    };
    const turn = turns[event.key];
    if (turn) scene.current?.turn(...turn);
    else if (event.key === '+' || event.key === '=') zoomTo(shownZoom + ZOOM_STEP);
    else if (event.key === '-') zoomTo(shownZoom - ZOOM_STEP);
    else return;
    event.preventDefault();
  };

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it is turned by keys */}
      <span
        ref={frame}
        className="bb-model-picture"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is turned by keys
        tabIndex={0}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a model is no <img>
        role="img"
        aria-label={text.modelKeys}
        onKeyDown={onKeyDown}
      />
      <span className="bb-model-zoom">
        <button
          type="button"
          aria-label={text.zoomOut}
          disabled={shownZoom <= MODEL_ZOOM_MIN}
          onClick={() => zoomTo(shownZoom - ZOOM_STEP)}
        >
          <MinusIcon weight="bold" size={14} />
        </button>
        <output>{Math.round(shownZoom * 100)} %</output>
        <button
          type="button"
          aria-label={text.zoomIn}
          disabled={shownZoom >= MODEL_ZOOM_MAX}
          onClick={() => zoomTo(shownZoom + ZOOM_STEP)}
        >
          <PlusIcon weight="bold" size={14} />
        </button>
      </span>
    </>
  );
}
