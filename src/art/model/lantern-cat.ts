/** The default 3D model: the town's cat, sitting with a lantern. About one metre tall, facing +z, feet on y 0. */
import type { Material, ModelPart } from './glb.ts';
import { ball, bent, joined, type Mesh, turned, type Vec3 } from './mesh.ts';

const FUR: Material = { name: 'fur', colour: '#ffb057', roughness: 0.75 };
const STRIPES: Material = { name: 'stripes', colour: '#e07f2f', roughness: 0.75 };
const CREAM: Material = { name: 'cream', colour: '#fff1df', roughness: 0.8 };
const PINK: Material = { name: 'pink', colour: '#ff8fa3', roughness: 0.6 };
const DARK: Material = { name: 'dark', colour: '#2b1a2e', roughness: 0.25 };
const SHINE: Material = { name: 'shine', colour: '#ffffff', roughness: 0.2, emissive: '#ffffff' };
const SCARF: Material = { name: 'scarf', colour: '#5b6fd6', roughness: 0.85 };
const BRASS: Material = { name: 'brass', colour: '#e8b84b', roughness: 0.3, metallic: 0.9 };
const PAPER: Material = { name: 'paper', colour: '#ff8a5c', roughness: 0.6, emissive: '#d9572a' };
const COBBLE: Material = { name: 'cobble', colour: '#d9c7e8', roughness: 0.9 };

const HEAD: Vec3 = [0, 0.66, 0.03];
const both = (make: (side: 1 | -1) => Mesh): Mesh => joined(make(1), make(-1));

const ear = (side: 1 | -1, scale: number, ahead: number): Mesh =>
  bent(
    [
      { at: [side * 0.14, 0.79, 0.01 + ahead], radius: 0.085 * scale },
      { at: [side * 0.17, 0.87, 0.005 + ahead], radius: 0.058 * scale },
      { at: [side * 0.193, 0.94, ahead], radius: 0.024 * scale },
      { at: [side * 0.2, 0.965, ahead - 0.002], radius: 0.002 },
    ],
    24,
  );

const stripe = (x: number, lift: number, ahead: number, width: number): Mesh =>
  ball([x, HEAD[1] + lift, HEAD[2] + ahead], [width, 0.055, 0.035], 10);

const body = turned([
  [0.001, 0.03],
  [0.16, 0.035],
  [0.215, 0.07],
  [0.225, 0.15],
  [0.205, 0.25],
  [0.17, 0.35],
  [0.135, 0.44],
  [0.1, 0.5],
  [0.001, 0.53],
]);

const TAIL = [
  [-0.17, 0.08, -0.08, 0.05],
  [-0.27, 0.09, -0.12, 0.05],
  [-0.35, 0.14, -0.13, 0.048],
  [-0.385, 0.23, -0.12, 0.046],
  [-0.37, 0.32, -0.1, 0.045],
  [-0.33, 0.38, -0.09, 0.042],
  [-0.3, 0.42, -0.085, 0.03],
  [-0.285, 0.44, -0.08, 0.003],
] as const;
const tail = bent(TAIL.map(([x, y, z, radius]) => ({ at: [x, y, z], radius })));

const arm = bent([
  { at: [0.15, 0.38, 0.06], radius: 0.05 },
  { at: [0.21, 0.34, 0.12], radius: 0.05 },
  { at: [0.27, 0.35, 0.17], radius: 0.047 },
  { at: [0.3, 0.38, 0.2], radius: 0.05 },
  { at: [0.31, 0.4, 0.21], radius: 0.03 },
  { at: [0.312, 0.41, 0.212], radius: 0.003 },
]);

const LANTERN: Vec3 = [0.42, 0.26, 0.24];
const lantern = turned(
  [
    [0.001, -0.085],
    [0.05, -0.083],
    [0.085, -0.06],
    [0.1, -0.02],
    [0.1, 0.02],
    [0.085, 0.06],
    [0.05, 0.083],
    [0.001, 0.085],
  ],
  LANTERN,
);
const cap = (lift: number): Mesh =>
  turned(
    [
      [0.001, lift - 0.014],
      [0.048, lift - 0.014],
      [0.052, lift],
      [0.048, lift + 0.014],
      [0.001, lift + 0.014],
    ],
    LANTERN,
  );
const stick = bent([
  { at: [0.24, 0.35, 0.17], radius: 0.012 },
  { at: [0.32, 0.41, 0.21], radius: 0.012 },
  { at: [0.41, 0.45, 0.235], radius: 0.011 },
  { at: [0.42, 0.44, 0.24], radius: 0.01 },
  { at: [0.422, 0.39, 0.241], radius: 0.006 },
  { at: [0.42, 0.35, 0.24], radius: 0.006 },
]);

const plinth = turned([
  [0.001, 0],
  [0.4, 0],
  [0.43, 0.008],
  [0.43, 0.03],
  [0.4, 0.04],
  [0.001, 0.04],
]);

/** Parts by material. */
export const lanternCat = (): ModelPart[] => [
  { material: COBBLE, mesh: plinth },
  {
    material: FUR,
    mesh: joined(
      body,
      ball(HEAD, [0.235, 0.2, 0.205]),
      both((side) => ear(side, 1, 0)),
      tail,
      arm,
      both((side) => ball([side * 0.13, 0.075, 0.14], [0.085, 0.05, 0.11])),
      bent([
        { at: [-0.13, 0.39, 0.09], radius: 0.05 },
        { at: [-0.14, 0.3, 0.14], radius: 0.05 },
        { at: [-0.12, 0.2, 0.18], radius: 0.046 },
        { at: [-0.1, 0.13, 0.19], radius: 0.05 },
        { at: [-0.095, 0.09, 0.2], radius: 0.04 },
        { at: [-0.093, 0.07, 0.2], radius: 0.003 },
      ]),
    ),
  },
  {
    material: STRIPES,
    mesh: joined(
      stripe(0, 0.165, 0.09, 0.022),
      both((side) => stripe(side * 0.07, 0.155, 0.085, 0.018)),
      both((side) => ball([side * 0.215, 0.65, 0.06], [0.03, 0.014, 0.05], 10)),
      both((side) => ball([side * 0.212, 0.6, 0.07], [0.026, 0.013, 0.045], 10)),
    ),
  },
  {
    material: CREAM,
    mesh: joined(
      ball([0, 0.235, 0.12], [0.13, 0.15, 0.11]),
      ball([0, 0.585, 0.155], [0.115, 0.075, 0.085]),
      both((side) => ball([side * 0.13, 0.07, 0.225], [0.055, 0.035, 0.035])),
    ),
  },
  {
    material: PINK,
    mesh: joined(
      both((side) => ear(side, 0.62, 0.04)),
      ball([0, 0.615, 0.24], [0.022, 0.015, 0.014]),
      both((side) => ball([side * 0.135, 0.585, 0.165], [0.036, 0.022, 0.02])),
    ),
  },
  {
    material: DARK,
    mesh: joined(
      both((side) => ball([side * 0.088, 0.665, 0.213], [0.034, 0.043, 0.022])),
      both((side) =>
        bent(
          [
            { at: [side * 0.002, 0.602, 0.243], radius: 0.004 },
            { at: [side * 0.014, 0.585, 0.243], radius: 0.005 },
            { at: [side * 0.034, 0.582, 0.238], radius: 0.005 },
            { at: [side * 0.05, 0.592, 0.23], radius: 0.004 },
          ],
          10,
        ),
      ),
    ),
  },
  {
    material: SHINE,
    mesh: both((side) =>
      joined(
        ball([side * 0.088 - 0.011, 0.683, 0.231], [0.011, 0.013, 0.008], 10),
        ball([side * 0.088 + 0.012, 0.65, 0.233], [0.005, 0.006, 0.005], 8),
      ),
    ),
  },
  {
    material: SCARF,
    mesh: joined(
      turned([
        [0.1, 0.445],
        [0.15, 0.45],
        [0.172, 0.475],
        [0.15, 0.5],
        [0.1, 0.505],
      ]),
      bent([
        { at: [-0.07, 0.47, 0.13], radius: 0.035 },
        { at: [-0.08, 0.41, 0.19], radius: 0.036 },
        { at: [-0.075, 0.34, 0.22], radius: 0.038 },
        { at: [-0.07, 0.29, 0.235], radius: 0.036 },
        { at: [-0.07, 0.285, 0.235], radius: 0.002 },
      ]),
    ),
  },
  { material: BRASS, mesh: joined(cap(0.088), cap(-0.088), stick) },
  { material: PAPER, mesh: lantern },
];
