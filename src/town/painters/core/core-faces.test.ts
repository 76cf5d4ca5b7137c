/** The pictures of names in the painter's worker. */
import { expect, it } from 'vitest';
import type { LabelFace } from '../../state/label-face.ts';
import { createCoreFaces, FACE_IDLE_FRAMES } from './core-faces.ts';

const faceOf = (key: string): LabelFace => ({ key, widthPx: 80, heightPx: 21, marginPx: 2, draw: () => undefined });

function facesOf() {
  const dropped: number[] = [];
  let last = 0;
  const faces = createCoreFaces({
    add() {
      last += 1;
      return { picture: last, frame: 0, widthPx: 84, heightPx: 25 };
    },
    drop: ({ picture }) => void dropped.push(picture),
    picture: () => ({}) as ImageBitmap,
  });
  return { faces, dropped };
}

it('draws a face once for each resolution, and faces that look the same once', () => {
  const { faces } = facesOf();
  faces.beginFrame();
  const first = faces.frame(faceOf('a'), 1);
  expect(faces.frame(faceOf('a'), 1)).toBe(first);
  expect(faces.frame(faceOf('a'), 2)).not.toBe(first);
  expect(faces.isIncomplete()).toBe(false);
});

it('draws some faces in each frame, the others in the next ones', () => {
  const { faces } = facesOf();
  const all = Array.from({ length: 60 }, (_, index) => faceOf(`${index}`));
  const missing = (): number => {
    faces.beginFrame();
    return all.filter((face) => faces.frame(face, 1) === null).length;
  };
  expect(missing()).toBe(20);
  expect(faces.isIncomplete()).toBe(true);
  expect(missing()).toBe(0);
  expect(faces.isIncomplete()).toBe(false);
});

it('drops the faces that are not used for the longest time, and none of the last frame', () => {
  const { faces, dropped } = facesOf();
  for (let index = 0; index < 520; index++) {
    faces.beginFrame();
    faces.frame(faceOf('kept'), 1);
    faces.frame(faceOf(`${index}`), 1);
  }
  // 'kept' is picture 1.
  expect(dropped).toEqual(Array.from({ length: dropped.length }, (_, index) => index + 2));
  expect(dropped.length).toBeGreaterThan(15);
});

it('draws a face again that was dropped', () => {
  const { faces, dropped } = facesOf();
  const face = faceOf('first');
  faces.beginFrame();
  const first = faces.frame(face, 1);
  for (let index = 0; index < 520; index++) {
    faces.beginFrame();
    faces.frame(faceOf(`${index}`), 1);
  }
  expect(dropped).toContain(1);
  expect(faces.frame(face, 1)).not.toBe(first);
});

it('drops faces that no frame has used for half a minute, however few there are', () => {
  const { faces, dropped } = facesOf();
  faces.beginFrame();
  faces.frame(faceOf('gone'), 1);
  const watch = (frames: number): void => {
    for (let frame = 0; frame < frames; frame++) {
      faces.beginFrame();
      faces.frame(faceOf('here'), 1);
    }
  };
  watch(FACE_IDLE_FRAMES - 1);
  expect(dropped).toEqual([]);
  watch(100);
  expect(dropped).toEqual([1]);
});
