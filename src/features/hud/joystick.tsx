/** The touch joystick on phones: 120 px wide, a dead zone of 10%, at most one direction update per 100 ms. */
import { CaretUpIcon } from '@phosphor-icons/react/dist/csr/CaretUp';
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { JOYSTICK_SIZE_PX, joystickDirection } from '../../engine/input.ts';
import { createDirectionThrottle } from '../../engine/direction-throttle.ts';
import { steer } from '../../state/settings/controls.ts';
import { text } from './text.ts';

/** The largest distance of the knob from the centre. */
const KNOB_REACH_PX = 36;
const ARROWS_DEGREES = [0, 90, 180, 270];

/** The finger that holds it, and where the joystick was then, CSS px of the window. */
interface Hold {
  pointerId: number;
  left: number;
  top: number;
}

export function Joystick() {
  const knob = useRef<HTMLSpanElement>(null);
  const hold = useRef<Hold | null>(null);
  const [direction] = useState(() => createDirectionThrottle(steer));

  const point = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    if (hold.current?.pointerId !== pointerId) return;
    const { left, top } = hold.current;
    const { x, y } = joystickDirection(clientX - left - JOYSTICK_SIZE_PX / 2, clientY - top - JOYSTICK_SIZE_PX / 2);
    if (knob.current !== null) {
      knob.current.style.transform = `translate(${x * KNOB_REACH_PX}px, ${y * KNOB_REACH_PX}px)`;
    }
    direction.point(x, y);
  };
  const end = ({ pointerId }: Pick<PointerEvent, 'pointerId'>): void => {
    if (hold.current?.pointerId !== pointerId) return;
    hold.current = null;
    if (knob.current !== null) knob.current.style.transform = '';
    direction.point(0, 0);
  };
  useEffect(() => () => direction.close(), [direction]);
  const onResize = useEffectEvent(() => {
    // When a phone is turned, the joystick moves away from the finger.
    if (hold.current !== null) end(hold.current);
  });
  useEffect(() => {
    const listener = (): void => onResize();
    window.addEventListener('resize', listener);
    return () => window.removeEventListener('resize', listener);
  }, []);

  return (
    <div
      className="joystick"
      data-testid="joystick"
      role="application"
      aria-label={text.joystick}
      style={{ width: JOYSTICK_SIZE_PX, height: JOYSTICK_SIZE_PX }}
      onPointerDown={(event) => {
        const { pointerId, currentTarget } = event;
        currentTarget.setPointerCapture(pointerId);
        const { left, top } = currentTarget.getBoundingClientRect();
        hold.current = { pointerId, left, top };
        point(event);
      }}
      onPointerMove={point}
      onPointerUp={end}
      onPointerCancel={end}
    >
      {ARROWS_DEGREES.map((degrees) => (
        <CaretUpIcon
          key={degrees}
          weight="fill"
          size={15}
          className="joystick-arrow"
          style={{ transform: `rotate(${degrees}deg) translateY(-45px)` }}
        />
      ))}
      <span ref={knob} className="joystick-knob" />
    </div>
  );
}
