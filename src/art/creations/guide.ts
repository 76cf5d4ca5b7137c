/** The creators' guide as a PDF: what to draw, the alignment lines, and reasons for rejection. */
import { type Raw, rasterise, svgOf } from '../kit/raster.ts';
import { num } from '../kit/path.ts';
import sharp from 'sharp';
import { bodyLayers, itemLayers } from '../render/layers.ts';
import { catalogue, STARTER_OUTFITS } from '../items/catalogue.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX, COLUMN_OF_ROTATION } from '../../shared/art/avatar-sizes.ts';
import { BODY_TYPES, type BodyType } from '../../shared/rules/slots.ts';
import { face, HEAD_CENTRE } from '../figure/head.ts';
import { gripOf } from '../figure/limbs.ts';
import { type Rig, rigOf } from '../figure/rig.ts';
import { surface } from '../figure/rings.ts';
import { project, type View, VIEWS } from '../figure/views.ts';
import { nth } from '../kit/random.ts';
import { place } from '../kit/shade.ts';
import { ANCHOR_NAMES, GUIDE_LINES } from '../../shared/art/creation-anchors.ts';
import { CREATION_GUIDE } from '../../shared/art/creation-guide.ts';
import { drawTemplate } from './template.ts';
import { type PdfPage, writePdf } from './pdf.ts';

/** A4 in points. */
const PAGE = { width: 595, height: 842 };
const MARGIN = 56;

const onWhite = (image: Raw, quality: number): Promise<Buffer> =>
  sharp(image.data, { raw: { width: image.widthPx, height: image.heightPx, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();

const EXAMPLE_VIEWS = [0, 1, 3];

/** Both starter figures in three views each, as an example. */
function outfits(): Raw {
  const cells = BODY_TYPES.flatMap((body, row) => {
    const worn = catalogue().filter((item) => STARTER_OUTFITS[body].includes(item.id));
    return EXAMPLE_VIEWS.map((rotation, column) => {
      const layers = [
        ...bodyLayers(body, row === 0 ? 3 : 10),
        ...worn.flatMap((item) => itemLayers(item, body, { rotations: [rotation] })),
      ];
      const seen = layers.filter((layer) => layer.rotation === rotation).toSorted((a, b) => a.z - b.z);
      return place(seen.map((layer) => layer.svg).join(''), column * CANVAS_WIDTH_PX, row * CANVAS_HEIGHT_PX);
    });
  });
  const [width, height] = [CANVAS_WIDTH_PX * EXAMPLE_VIEWS.length, CANVAS_HEIGHT_PX * BODY_TYPES.length];
  return rasterise(svgOf(width, height, cells.join('')), 800);
}

const EXAMPLE_ITEM = 'duffle-coat-camel';

/** The sheet of one item, as creators submit it. */
function exampleSheet(): Raw {
  const item = catalogue().find(({ id }) => id === EXAMPLE_ITEM);
  if (item === undefined) throw new RangeError(`no item ${EXAMPLE_ITEM}`);
  const layers = itemLayers(item, 'feminine').toSorted((a, b) => a.z - b.z);
  const columns = layers.map(({ svg, rotation }) => place(svg, nth(COLUMN_OF_ROTATION, rotation) * CANVAS_WIDTH_PX, 0));
  return rasterise(svgOf(CANVAS_WIDTH_PX * 6, CANVAS_HEIGHT_PX, columns.join('')), 1100);
}

const words = CREATION_GUIDE;

const bullets = (lines: Readonly<Record<string, string>>, y: number): PdfPage['texts'] =>
  Object.values(lines).map((text, i) => ({ text: `-  ${text}`, x: MARGIN, y: y - i * 20, size: 10.5 }));

interface Shown {
  image: Raw;
  quality: number;
  /** Distance of its top from the bottom of the page, and its width, in points. */
  top: number;
  width: number;
}

async function shown({ image, quality, top, width }: Shown): Promise<PdfPage['images'][number]> {
  const height = (width * image.heightPx) / image.widthPx;
  const jpeg = await onWhite(image, quality);
  return {
    jpeg,
    x: (PAGE.width - width) / 2,
    y: top - height,
    width,
    height,
  };
}

const DRAWN_VIEWS = VIEWS.slice(0, 4);
const VIEW_NAMES = ['front', 'quarter left', 'left', 'back'] as const;
const ROW = 18;

/** Anchor points in px of a view; null where a view does not show them. */
const ANCHORS: Readonly<Record<(typeof ANCHOR_NAMES)[number], (rig: Rig, view: View) => Spot>> = {
  'middle of the head': (_, view) => HEAD_CENTRE[view.id],
  'near eye': (_, view) => pointOf(face(view)?.eyes.find((eye) => eye.side === 1)),
  mouth: (_, view) => pointOf(face(view)?.mouth),
  'near shoulder': (rig, view) => project(view, rig.arm(view, 1)[0]),
  'palm of the near hand': (rig, view) => pointOf(gripOf(rig, view, 1)),
  'middle of the waist': (rig, view) => surface(rig.rings, view, 372, 0),
  'near ankle': (rig, view) => project(view, rig.leg(view, 1)[5]),
};
type Spot = readonly [number, number] | null;

/** Anchors in whole px of one drawn view (front, quarter left, left, back), in the order of their names. */
export function drawnAnchors(body: BodyType, view: number): Spot[] {
  const rig = rigOf(body);
  return ANCHOR_NAMES.map((name) => {
    const point = ANCHORS[name](rig, nth(DRAWN_VIEWS, view));
    return point === null ? null : [Math.round(point[0]), Math.round(point[1])];
  });
}

const pointOf = (point: { x: number; y: number } | undefined): [number, number] | null =>
  point === undefined ? null : [point.x, point.y];

function anchorTable(y: number): PdfPage['texts'] {
  const views = VIEW_NAMES.map((_, view) => drawnAnchors('feminine', view));
  const columns = [MARGIN + 140, ...[1, 2, 3].map((i) => MARGIN + 140 + i * 88)];
  const cell = (text: string, column: number, row: number, isBold = false): PdfPage['texts'][number] => ({
    text,
    x: nth(columns, column),
    y: y - row * ROW,
    size: 10,
    isBold,
  });
  return [
    ...VIEW_NAMES.map((name, view) => cell(`${view} ${name}`, view, 0, true)),
    ...ANCHOR_NAMES.flatMap((name, row) => [
      { text: name, x: MARGIN, y: y - (row + 1) * ROW, size: 10 },
      ...views.map((anchors, column) => cell(anchors[row]?.join(', ') ?? '-', column, row + 1)),
    ]),
  ];
}

const guideLines = (y: number): PdfPage['texts'] =>
  GUIDE_LINES.map((guide, i) => ({
    text: `${guide.name.toLowerCase()}: ${num(guide.y)}`,
    x: MARGIN + (i % 3) * 150,
    y: y - Math.floor(i / 3) * ROW,
    size: 10.5,
  }));

/** Renders the guide: a PDF of three pages. */
export async function guidePdf(): Promise<Uint8Array> {
  const width = PAGE.width - 2 * MARGIN;
  const title = (text: string): PdfPage['texts'][number] => ({ text, x: MARGIN, y: 768, size: 26, isBold: true });
  const head = (text: string, y: number): PdfPage['texts'][number] => ({ text, x: MARGIN, y, size: 13, isBold: true });
  const note = (text: string, y: number): PdfPage['texts'][number] => ({ text, x: MARGIN, y, size: 9.5 });
  return await writePdf(PAGE, [
    {
      texts: [
        title(words.title),
        { text: words.subtitle, x: MARGIN, y: 740, size: 12 },
        note('Starter outfits on both bodies, in three of their six views.', 58),
      ],
      images: [await shown({ image: outfits(), quality: 86, top: 718, width })],
    },
    {
      texts: [
        title(words.sheetTitle),
        ...bullets(words.rules, 732),
        head(words.templateTitle, 530),
        head('An example: one coat, as its sheet is sent', 318),
        note(
          'Hands are left out, the far sleeve is hidden by the trunk, and light stays upper left in all six views.',
          120,
        ),
      ],
      images: [
        await shown({ image: drawTemplate('feminine'), quality: 80, top: 516, width }),
        await shown({ image: exampleSheet(), quality: 84, top: 304, width }),
      ],
    },
    {
      texts: [
        title(words.linesTitle),
        head(words.heightsTitle, 730),
        ...guideLines(708),
        head(words.anchorsTitle, 612),
        ...anchorTable(588),
        note(words.anchorsNote, 436),
        note(words.thumbnailNote, 420),
        head(words.placesTitle, 380),
        ...bullets(words.places, 358),
        head(words.refusedTitle, 226),
        ...bullets(words.refused, 204),
      ],
      images: [],
    },
  ]);
}
