/** A stage with a camera: zoom and pan by buttons, keys, drags and pinches. */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { servePage } from '../../tests/support/served-page.ts';
import { AvatarStage } from './avatar-stage.tsx';
import { type Camera, cameraOn } from './camera.ts';
import { text } from './text.ts';

servePage();

const STAGE = { widthPx: 300, heightPx: 400 };
let camera: Camera;
/** Renders again with each new camera. */
function show(start: Camera, onTurn?: (views: number) => void): HTMLElement {
  camera = start;
  const onCamera = (next: Camera): void => {
    camera = next;
    rerender(stage());
  };
  const stage = () => (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the screens around the stage are a div with this role too, and the test is about that role
    <div role="dialog">
      <AvatarStage view={{ camera, onCamera, ...(onTurn && { onTurn }) }} />
    </div>
  );
  const { rerender, container } = render(stage());
  const [element] = container.getElementsByClassName('avatar-stage');
  if (!(element instanceof HTMLElement)) throw new Error('no stage');
  return element;
}
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(STAGE.widthPx);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(STAGE.heightPx);
});

it('zooms by quarters, keeps the focus at the last step, and returns to the whole figure', async () => {
  const user = userEvent.setup();
  show(cameraOn('face'));
  for (let step = 0; step < 6; step += 1) await user.click(button(text.zoomIn));
  expect(camera.zoom).toBe(2);
  expect(button(text.zoomIn).getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button(text.zoomIn));
  await user.click(button(text.zoomOut));
  expect(camera.zoom).toBe(1.75);
  await user.click(button(text.showWhole));
  expect(camera).toEqual(cameraOn('whole'));
});

it('pans by drags and by Up and Down, and not by a press on its buttons', async () => {
  const user = userEvent.setup();
  const stage = show({ ...cameraOn('whole'), zoom: 2 });
  fireEvent.pointerDown(stage, { pointerId: 1, clientX: 100, clientY: 300, button: 0 });
  fireEvent.pointerMove(stage, { pointerId: 1, clientX: 100, clientY: 200 });
  fireEvent.pointerUp(stage, { pointerId: 1 });
  const dragged = camera.y;
  expect(dragged).toBeGreaterThan(425);
  fireEvent.pointerMove(stage, { pointerId: 1, clientX: 100, clientY: 0 });
  expect(camera.y).toBe(dragged);
  button(text.zoomIn).focus();
  await user.keyboard('{ArrowUp}');
  expect(camera.y).toBeLessThan(dragged);
  const before = camera.y;
  fireEvent.pointerDown(button(text.zoomIn), { pointerId: 1, clientX: 0, clientY: 0, button: 0 });
  fireEvent.pointerMove(stage, { pointerId: 1, clientX: 0, clientY: 50 });
  expect(camera.y).toBe(before);
});

it('zooms by two fingers and by the wheel', () => {
  const stage = show(cameraOn('whole'));
  fireEvent.pointerDown(stage, { pointerId: 1, clientX: 100, clientY: 200 });
  fireEvent.pointerDown(stage, { pointerId: 2, clientX: 200, clientY: 200 });
  fireEvent.pointerMove(stage, { pointerId: 2, clientX: 250, clientY: 200 });
  expect(camera.zoom).toBeCloseTo(1.5);
  fireEvent.pointerUp(stage, { pointerId: 1 });
  fireEvent.pointerUp(stage, { pointerId: 2 });
  const isDefault = fireEvent.wheel(stage, { deltaY: 100, clientX: 150, clientY: 200 });
  expect(isDefault).toBe(false);
  expect(camera.zoom).toBeLessThan(1.5);
});

it('turns by drags to the side where the screen wants it, and pans up and down alone then', () => {
  const onTurn = vi.fn<(views: number) => void>();
  const stage = show({ ...cameraOn('whole'), zoom: 2 }, onTurn);
  const { x } = camera;
  fireEvent.pointerDown(stage, { pointerId: 1, clientX: 100, clientY: 300, button: 0 });
  fireEvent.pointerMove(stage, { pointerId: 1, clientX: 140, clientY: 300 });
  expect(onTurn).not.toHaveBeenCalled();
  fireEvent.pointerMove(stage, { pointerId: 1, clientX: 200, clientY: 200 });
  expect(onTurn.mock.calls).toEqual([[2]]);
  fireEvent.pointerMove(stage, { pointerId: 1, clientX: 140, clientY: 200 });
  expect(onTurn.mock.lastCall).toEqual([-1]);
  expect(camera.x).toBe(x);
  expect(camera.y).toBeGreaterThan(425);
});
