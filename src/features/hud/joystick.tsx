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

export function Joystick() {
  const knob = useRef<HTMLSpanElement>(null);
  /** The pointer that holds it. */
  const hold = useRef<number | null>(null);
  const [direction] = useState(() => createDirectionThrottle(steer));

  const point = ({ pointerId, clientX, clientY, currentTarget }: PointerEvent): void => {
    if (hold.current !== pointerId) return;
    const { left, top } = currentTarget.getBoundingClientRect();
    const { x, y } = joystickDirection(clientX - left - JOYSTICK_SIZE_PX / 2, clientY - top - JOYSTICK_SIZE_PX / 2);
    if (knob.current !== null) {
      knob.current.style.transform = `translate(${x * KNOB_REACH_PX}px, ${y * KNOB_REACH_PX}px)`;
    }
    direction.point(x, y);
  };
  const end = (): void => {
    hold.current = null;
    if (knob.current !== null) knob.current.style.transform = '';
    direction.point(0, 0);
  };
  const lift = ({ pointerId }: PointerEvent): void => {
    if (hold.current === pointerId) end();
  };
  useEffect(() => () => direction.close(), [direction]);
  const onResize = useEffectEvent(() => {
    // When a phone is turned, the joystick moves away from the finger.
    if (hold.current !== null) end();
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
        event.currentTarget.setPointerCapture(event.pointerId);
        hold.current = event.pointerId;
        point(event);
      }}
      onPointerMove={point}
      onPointerUp={lift}
      onPointerCancel={lift}
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
