/** The touch joystick of phones: 120 px wide, a dead zone of a tenth, its direction told at most every 100 ms. */
import { CaretUpIcon } from '@phosphor-icons/react/dist/csr/CaretUp';
import { type PointerEvent, useEffect, useRef } from 'react';
import { JOYSTICK_SIZE_PX, JOYSTICK_THROTTLE_MS, joystickDirection } from '../../engine/input.ts';
import { steer } from '../../state/controls.ts';
import { JOYSTICK } from './text.ts';

/** How far the knob follows the finger. */
const KNOB_REACH_PX = 36;
const ARROWS_DEGREES = [0, 90, 180, 270];

export function Joystick() {
  const knob = useRef<HTMLSpanElement>(null);
  const told = useRef({ atMs: 0, timer: 0 });

  const tell = (x: number, y: number): void => {
    const state = told.current;
    window.clearTimeout(state.timer);
    const waitMs = state.atMs + JOYSTICK_THROTTLE_MS - performance.now();
    const isRelease = x === 0 && y === 0;
    if (waitMs <= 0 || isRelease) {
      state.atMs = performance.now();
      steer(x, y);
    } else {
      state.timer = window.setTimeout(() => tell(x, y), waitMs);
    }
  };
  const point = (event: PointerEvent<HTMLDivElement>): void => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const { x, y } = joystickDirection(
      event.clientX - left - JOYSTICK_SIZE_PX / 2,
      event.clientY - top - JOYSTICK_SIZE_PX / 2,
    );
    if (knob.current !== null) {
      knob.current.style.transform = `translate(${x * KNOB_REACH_PX}px, ${y * KNOB_REACH_PX}px)`;
    }
    tell(x, y);
  };
  const release = (): void => {
    if (knob.current !== null) knob.current.style.transform = '';
    tell(0, 0);
  };
  useEffect(() => {
    const state = told.current;
    return () => {
      window.clearTimeout(state.timer);
      steer(0, 0);
    };
  }, []);

  return (
    <div
      className="joystick"
      data-testid="joystick"
      role="application"
      aria-label={JOYSTICK}
      style={{ width: JOYSTICK_SIZE_PX, height: JOYSTICK_SIZE_PX }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        point(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && point(event)}
      onPointerUp={release}
      onPointerCancel={release}
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
