/**
 * The button of the gesture wheel. There are two, of which the layout shows one: in the bottom bar, or beside the zoom buttons
 * under the thumb.
 */
import { HandWavingIcon } from '@phosphor-icons/react/dist/csr/HandWaving';
import { useSnapshot } from 'valtio';
import { hud } from '../../state/settings/hud.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { preloadProps } from '../../ui/lazy/preload-props.ts';
import { WHEEL_ID, WHEEL_TOGGLE_CLASS } from './ids.ts';
import { OpenGestureWheel } from './preload.ts';
import { text } from './text.ts';
import { toggleWheel } from './wheel.ts';

const PRELOAD = preloadProps(OpenGestureWheel);

export function GestureToggle({ place }: { place: 'bar' | 'corner' }) {
  const { isWheelOpen } = useSnapshot(hud);
  return (
    <IconButton
      {...PRELOAD}
      label={text.gesturesTitle}
      size={place === 'bar' ? 'lg' : undefined}
      aria-expanded={isWheelOpen}
      aria-controls={isWheelOpen ? WHEEL_ID : undefined}
      className={classNames(WHEEL_TOGGLE_CLASS, `gesture-toggle-${place}`)}
      onClick={() => toggleWheel('button')}
    >
      <HandWavingIcon weight="fill" size={21} />
    </IconButton>
  );
}
