/**
 * Connects a camera to its stage: measures the stage and turns drags, pinches and the wheel into pan and zoom. The screen
 * owns the camera. Presses on controls of the stage do not move it.
 */
import { type PointerEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Camera, panBy, type Point, type StageSize, zoomTo } from './camera.ts';

export interface CameraProps {
  camera: Camera;
  onCamera: (camera: Camera) => void;
  /** Given where a drag to the side turns the figure: by views, -1 left, 1 right. The drag then pans up and down alone. */
  onTurn?: (views: number) => void;
}

/** Way of a drag that turns by one view, in CSS px. */
const TURN_PX = 46;

/** Zoom factor of one px of the wheel; a notch of a mouse is about 100 px. */
const WHEEL_FACTOR = 1.0022;
const CONTROLS = 'button, a, input, output, [role="dialog"]';

export function useCamera(stage: RefObject<HTMLElement | null>, given: CameraProps | undefined) {
  const size = useStageSize(stage, given !== undefined);
  const [isDragged, setIsDragged] = useState(false);
  const latest = useRef<(CameraProps & { size: StageSize }) | null>(null);
  const pointers = useRef(new Map<number, Point>());
  /** Way to the side since the last turn. */
  const turnedPx = useRef(0);
  useLayoutEffect(() => {
    latest.current = given === undefined || size === null ? null : { ...given, size };
  });

  /** Several events may arrive before the next render: each continues from the camera of the one before. */
  const move = useCallback((change: (camera: Camera, stage: StageSize) => Camera): void => {
    if (latest.current === null) return;
    const camera = change(latest.current.camera, latest.current.size);
    latest.current = { ...latest.current, camera };
    latest.current.onCamera(camera);
  }, []);

  const isUsed = given !== undefined;
  useEffect(() => {
    const element = stage.current;
    if (!isUsed || element === null) return undefined;
    const zoom = (event: WheelEvent): void => {
      event.preventDefault();
      const at = pointIn(element, event);
      move((camera, box) => zoomTo(camera, camera.zoom * WHEEL_FACTOR ** -event.deltaY, box, at));
    };
    // React's wheel listeners are passive and cannot prevent the zoom of the page.
    element.addEventListener('wheel', zoom, { passive: false });
    return () => element.removeEventListener('wheel', zoom);
  }, [stage, isUsed, move]);

  const begin = (event: PointerEvent<HTMLElement>): void => {
    // The stage itself is in a dialog.
    const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
    const isOnControl = control !== null && event.currentTarget.contains(control);
    if (isOnControl || (event.pointerType === 'mouse' && event.button !== 0)) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    pointers.current.set(event.pointerId, pointIn(event.currentTarget, event));
    turnedPx.current = 0;
    setIsDragged(true);
  };
  const follow = (event: PointerEvent<HTMLElement>): void => {
    const before = pointers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = pointIn(event.currentTarget, event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    const onTurn = latest.current?.onTurn;
    const way = between(before, now);
    if (onTurn && !other) {
      turnedPx.current += way.x;
      const views = Math.trunc(turnedPx.current / TURN_PX);
      turnedPx.current -= views * TURN_PX;
      if (views !== 0) onTurn(views);
    }
    move((camera, box) =>
      other ? pinch(camera, box, { before, now, other }) : panBy(camera, onTurn ? { x: 0, y: way.y } : way, box),
    );
  };
  const end = (event: PointerEvent<HTMLElement>): void => {
    pointers.current.delete(event.pointerId);
    setIsDragged(pointers.current.size > 0);
  };
  const handlers = isUsed
    ? { onPointerDown: begin, onPointerMove: follow, onPointerUp: end, onPointerCancel: end }
    : undefined;
  return { size, isDragged, handlers, move };
}

/** One of two fingers moves: zoom by the change of their distance, pan by the way of their middle. */
function pinch(
  camera: Camera,
  box: StageSize,
  { before, now, other }: Record<'before' | 'now' | 'other', Point>,
): Camera {
  const distanceBefore = Math.hypot(before.x - other.x, before.y - other.y);
  const distance = Math.hypot(now.x - other.x, now.y - other.y);
  const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
  const panned = panBy(camera, { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 }, box);
  return distanceBefore === 0 ? panned : zoomTo(panned, panned.zoom * (distance / distanceBefore), box, middle);
}

const between = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });

function pointIn(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left - element.clientLeft, y: clientY - top - element.clientTop };
}

/** Null before the first measurement, and while the stage is not shown. */
function useStageSize(stage: RefObject<HTMLElement | null>, isUsed: boolean): StageSize | null {
  const [size, setSize] = useState<StageSize | null>(null);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!isUsed || element === null) return undefined;
    const measure = (): void => {
      const { clientWidth: widthPx, clientHeight: heightPx } = element;
      setSize(widthPx > 0 && heightPx > 0 ? { widthPx, heightPx } : null);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage, isUsed]);
  return size;
}
