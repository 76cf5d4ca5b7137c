/** Ponytails: swept hair with one tail behind or two at the sides. */
import { HEAD_CENTRE, onHead } from '../../figure/head.ts';
import type { ViewId } from '../../figure/views.ts';
import { hairBehind, hairMass } from './gloss.ts';
import { SWEPT } from './paths.ts';
import { fromShapes } from './styles.ts';
import { finish, studs } from '../rarity.ts';
import type { Ctx, Draw } from '../types.ts';
import type { Pt } from '../../kit/path.ts';
import { detail } from '../../kit/shade.ts';
import { ellipse } from '../../kit/shapes.ts';
import { tube, type TubeNode } from '../../kit/tube.ts';

interface Tail {
  /** Relative to the head centre. */
  nodes: TubeNode[];
  isBehind: boolean;
}
type Tails = Record<ViewId, Tail[]>;

const behind = (...nodes: TubeNode[]): Tail => ({ nodes, isBehind: true });
const before = (...nodes: TubeNode[]): Tail => ({ nodes, isBehind: false });

const PONYTAIL: Tails = {
  F: [behind([26, -84, 18], [78, -96, 24], [108, -40, 24], [104, 40, 21], [92, 104, 12], [100, 140, 0.5])],
  Q: [behind([60, -76, 18], [106, -82, 24], [134, -26, 26], [132, 52, 23], [116, 116, 13], [124, 152, 0.5])],
  S: [behind([84, -66, 18], [128, -66, 24], [154, -6, 26], [148, 70, 23], [130, 130, 13], [138, 164, 0.5])],
  B: [before([0, -66, 20], [4, -20, 32], [-6, 50, 34], [4, 110, 26], [-4, 164, 12], [6, 198, 0.5])],
};

const PIGTAILS: Tails = {
  F: [
    before([-78, -30, 16], [-116, -20, 24], [-126, 40, 27], [-114, 100, 22], [-122, 150, 0.5]),
    before([78, -30, 16], [116, -20, 24], [126, 40, 27], [114, 100, 22], [122, 150, 0.5]),
  ],
  Q: [
    behind([-70, -26, 12], [-102, -14, 18], [-108, 40, 20], [-98, 94, 16], [-104, 138, 0.5]),
    before([74, -22, 16], [110, -10, 24], [118, 46, 27], [106, 104, 22], [114, 154, 0.5]),
  ],
  S: [before([40, -20, 16], [66, 0, 24], [66, 54, 27], [52, 110, 22], [60, 160, 0.5])],
  B: [
    before([-78, -30, 16], [-116, -20, 24], [-126, 40, 27], [-114, 100, 22], [-122, 150, 0.5]),
    before([78, -30, 16], [116, -20, 24], [126, 40, 27], [114, 100, 22], [122, 150, 0.5]),
  ],
};

function drawTail(c: Ctx, { nodes, isBehind }: Tail): string {
  const d = onHead(c.v, tube(nodes, {}, 10));
  const strand = onHead(
    c.v,
    [-0.4, 0.35].map((t) => nodes.map(([x, y, r], i) => `${i ? 'L' : 'M'}${x + t * r},${y}`).join('')).join(''),
  );
  return isBehind ? hairBehind(d, c.p.main, strand) : hairMass(c.v, d, c.p.main, { strands: strand, span: [80, 360] });
}

const tailHair =
  (tails: Tails): Draw =>
  (c) => {
    const [hx, hy] = HEAD_CENTRE[c.v.id];
    const all = tails[c.v.id];
    const ties = all.map((tail): Pt => [hx + (tail.nodes[0]?.[0] ?? 0), hy + (tail.nodes[0]?.[1] ?? 0)]);
    const bands = ties.map(([x, y]) => detail(ellipse(x, y, 12, 11), c.p.accent)).join('') + studs(c, ties, 6);
    const drawn = (isBehind: boolean): string =>
      all
        .filter((tail) => tail.isBehind === isBehind)
        .map((tail) => drawTail(c, tail))
        .join('');
    const base = fromShapes(c, SWEPT);
    const isTiedInFront = all.some((tail) => !tail.isBehind);
    const layer = {
      back: drawn(true) + (isTiedInFront ? '' : bands),
      front: base.front + drawn(false) + (isTiedInFront ? bands : ''),
    };
    return finish(c, layer, onHead(c.v, SWEPT[c.v.id].cap));
  };

export const ponytail = tailHair(PONYTAIL);

export const pigtails = tailHair(PIGTAILS);
