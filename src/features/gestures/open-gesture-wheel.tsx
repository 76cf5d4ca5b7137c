/** The content of the gesture wheel: a puck for each gesture, in the order of the keys, and a knob that closes it. */
import './gesture-wheel.css';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { type CSSProperties, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { GESTURE_LABEL } from '../../languages/gesture-text.ts';
import { GESTURES } from '../../shared/rules/gestures.ts';
import { hud } from '../../state/settings/hud.ts';
import { useLayer } from '../../ui/layers/use-layer.ts';
import { WHEEL_ID } from './ids.ts';
import { text } from './text.ts';
import { GESTURE_ICON } from './icons.tsx';
import { chooseGesture, closeWheel, wasOpenedByButton } from './wheel.ts';

export function OpenGestureWheel() {
  const first = useRef<HTMLButtonElement>(null);
  // On phones it covers the town: Back closes it.
  useLayer(closeWheel, useSnapshot(hud).isCompact);
  useEffect(() => {
    if (wasOpenedByButton()) first.current?.focus({ preventScroll: true });
  }, []);
  return (
    <fieldset id={WHEEL_ID} className="gesture-wheel" aria-label={text.gesturesTitle}>
      {GESTURES.map((gesture, index) => (
        <button
          key={gesture}
          ref={index === 0 ? first : undefined}
          type="button"
          className="gesture-puck"
          style={{ '--i': index } as CSSProperties}
          title={`${GESTURE_LABEL[gesture]} (${index + 1})`}
          aria-label={GESTURE_LABEL[gesture]}
          aria-keyshortcuts={String(index + 1)}
          onClick={() => chooseGesture(gesture)}
        >
          {GESTURE_ICON[gesture]}
          {/* Drawn by the style sheet: it is no part of the name. */}
          <i className="gesture-key" data-key={index + 1} aria-hidden />
        </button>
      ))}
      <button type="button" className="gesture-close" aria-label={text.close} onClick={closeWheel}>
        <XIcon weight="bold" size={16} />
      </button>
    </fieldset>
  );
}
