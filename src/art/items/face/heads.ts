/** Face shapes. They cover the plain head, so they are never smaller than it. Rendered once per skin tone. */
import { drawHead } from '../../figure/body.ts';
import { onHead } from '../../figure/head.ts';
import type { ViewId } from '../../figure/views.ts';
import { type Draw, front } from '../types.ts';

/** Outlines by view. The back view uses the front outline. */
type Shapes = Record<Exclude<ViewId, 'B'>, string>;

const SQUARE: Shapes = {
  F: 'M0,-91C55,-91 85,-56 85,-8C85,22 81,44 70,64C58,80 30,88 0,88C-30,88 -58,80 -70,64C-81,44 -85,22 -85,-8C-85,-56 -55,-91 0,-91Z',
  Q: 'M-2,-91C-47,-91 -79,-62 -81,-18C-81,-6 -77,2 -77,10C-79,26 -76,46 -70,60C-60,78 -40,88 -22,88C10,89 42,84 60,66C76,50 87,20 87,-12C87,-60 51,-91 -2,-91Z',
  S: 'M0,-91C-46,-91 -81,-62 -84,-22C-85,-10 -80,0 -80,8C-81,15 -87,22 -88,28C-88,33 -83,35 -80,37C-78,41 -80,44 -79,47C-77,51 -80,56 -79,62C-78,76 -68,87 -50,87C-26,88 2,86 16,72C30,66 46,60 56,52C76,40 87,20 87,-14C87,-60 48,-91 0,-91Z',
};

const ROUND: Shapes = {
  F: 'M0,-91C55,-91 85,-56 85,-6C89,16 85,40 68,60C50,79 22,88 0,88C-22,88 -50,79 -68,60C-85,40 -89,16 -85,-6C-85,-56 -55,-91 0,-91Z',
  Q: 'M-2,-91C-47,-91 -79,-62 -81,-18C-82,-6 -80,4 -83,16C-87,34 -80,54 -68,66C-54,80 -38,88 -20,88C8,89 38,82 54,66C74,50 87,20 87,-12C87,-60 51,-91 -2,-91Z',
  S: 'M0,-91C-46,-91 -81,-62 -84,-22C-85,-10 -80,0 -80,8C-82,15 -88,22 -88,28C-88,34 -83,35 -81,38C-80,44 -83,48 -82,54C-80,60 -81,64 -78,70C-70,84 -58,89 -42,88C-22,88 -4,82 10,68C26,62 40,60 50,54C74,42 87,20 87,-14C87,-60 48,-91 0,-91Z',
};

const POINTED: Shapes = {
  F: 'M0,-91C55,-91 85,-56 85,-8C85,30 70,54 44,73C26,86 12,98 0,98C-12,98 -26,86 -44,73C-70,54 -85,30 -85,-8C-85,-56 -55,-91 0,-91Z',
  Q: 'M-2,-91C-47,-91 -79,-62 -81,-18C-81,-6 -77,2 -77,10C-79,26 -75,44 -66,57C-56,72 -42,97 -28,97C-8,97 26,80 46,60C67,51 87,20 87,-12C87,-60 51,-91 -2,-91Z',
  S: 'M0,-91C-46,-91 -81,-62 -84,-22C-85,-10 -80,0 -80,8C-81,15 -87,22 -88,28C-88,33 -83,35 -80,37C-78,41 -80,44 -79,47C-77,51 -79,54 -77,60C-78,72 -76,94 -60,95C-38,96 -14,80 0,67C14,61 30,61 44,57C69,47 87,20 87,-14C87,-60 48,-91 0,-91Z',
};

/** A face shape with the plain ears. */
const faceShape =
  (shapes: Shapes): Draw =>
  (c) =>
    front(drawHead(c.v, c.skin, onHead(c.v, shapes[c.v.id === 'B' ? 'F' : c.v.id])));

export const squareFace = faceShape(SQUARE);

export const roundFace = faceShape(ROUND);

export const pointedFace = faceShape(POINTED);
