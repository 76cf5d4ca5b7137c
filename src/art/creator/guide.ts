/** The creators' guide as a PDF: what to draw, to which lines, and what is turned down. */
import { type Raw, rasterise, svgOf } from '../kit/raster.ts';
import { num } from '../kit/path.ts';
import sharp from 'sharp';
import { bodyLayers, itemLayers } from '../render/layers.ts';
import { catalogue, STARTER_OUTFITS } from '../items/catalogue.ts';
import { drawTemplate, GUIDES } from './template.ts';
import { type PdfPage, writePdf } from './pdf.ts';

/** A4 in points. */
const PAGE = { width: 595, height: 842 };
const MARGIN = 56;

const onWhite = (image: Raw, quality: number): Promise<Buffer> =>
  sharp(image.data, { raw: { width: image.widthPx, height: image.heightPx, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();

/** A dressed starter figure in three views: an example of the whole. */
function example(): Raw {
  const worn = catalogue().filter((item) => STARTER_OUTFITS.feminine.includes(item.id));
  const views = [0, 1, 3].map((rotation, index) => {
    const layers = [
      ...bodyLayers('feminine', 3),
      ...worn.flatMap((item) => itemLayers(item, 'feminine', { rotations: [rotation] })),
    ];
    const seen = layers.filter((layer) => layer.rotation === rotation).toSorted((a, b) => a.z - b.z);
    return `<g transform="translate(${index * 425},0)">${seen.map((layer) => layer.svg).join('')}</g>`;
  });
  return rasterise(svgOf(1275, 850, views.join('')), 900);
}

const RULES = [
  'One sheet of 2550 x 850 px, PNG or WebP, transparent where nothing is drawn.',
  'Six views of 425 x 850 px. From the left: front, quarter left, left, back, quarter right, right.',
  'Draw to the lines of the template. Nothing may touch the edge of a view; hats stay below y 16.',
  'Leave out the figure: hands, faces and hair belong to whoever wears the item.',
  'Draw each view as it is seen: what the body would hide is left out there.',
  'Light falls from the upper left in every view, also in those that face the other way.',
  'Outlines are the darkest shade of their own colour, 3 px outside and 2 px inside; never black.',
  'Lettering reads from left to right in every view.',
  'Send a feminine fit, a masculine fit, or both.',
];
const REFUSED = [
  'Work that is not yours, brands, logos, real persons.',
  'Drawings that tell who may wear them, or make fun of anyone.',
  'Items that hide the face, the hands or another player.',
  'Single views missing, or views that do not show the same thing.',
];

const bullets = (lines: readonly string[], y: number): PdfPage['texts'] =>
  lines.map((text, i) => ({ text: `-  ${text}`, x: MARGIN, y: y - i * 20, size: 10.5 }));

/** Renders the guide; the bytes are a PDF 1.4 of three pages. */
export async function guidePdf(): Promise<Uint8Array> {
  const [template, dressed] = [drawTemplate('feminine'), example()];
  const pictures = { template: await onWhite(template, 78), dressed: await onWhite(dressed, 84) };
  const width = PAGE.width - 2 * MARGIN;
  const templateHeight = (width * template.heightPx) / template.widthPx;
  const dressedHeight = (width * dressed.heightPx) / dressed.widthPx;
  const title = (text: string): PdfPage['texts'][number] => ({ text, x: MARGIN, y: 760, size: 26, isBold: true });
  return writePdf(PAGE, [
    {
      texts: [
        title('Drawing for Promenade'),
        { text: 'A guide for creators: how an item becomes something that people wear.', x: MARGIN, y: 732, size: 12 },
        { text: 'A starter outfit in three of its six views', x: MARGIN, y: 690 - dressedHeight - 18, size: 9 },
      ],
      images: [
        {
          jpeg: pictures.dressed,
          widthPx: dressed.widthPx,
          heightPx: dressed.heightPx,
          x: MARGIN,
          y: 690 - dressedHeight,
          width,
          height: dressedHeight,
        },
      ],
    },
    {
      texts: [
        title('The sheet'),
        ...bullets(RULES, 720),
        { text: 'The template, at a fifth of its size', x: MARGIN, y: 500 - templateHeight - 16, size: 9 },
      ],
      images: [
        {
          jpeg: pictures.template,
          widthPx: template.widthPx,
          heightPx: template.heightPx,
          x: MARGIN,
          y: 500 - templateHeight,
          width,
          height: templateHeight,
        },
      ],
    },
    {
      texts: [
        title('Lines, and what is turned down'),
        { text: 'Heights in px from the top of a view:', x: MARGIN, y: 722, size: 12, isBold: true },
        ...GUIDES.map(({ name, y }, i) => ({
          text: `${name.toLowerCase()}: ${num(y)}`,
          x: MARGIN + (i % 2) * 200,
          y: 698 - Math.floor(i / 2) * 18,
          size: 10.5,
        })),
        { text: 'Turned down:', x: MARGIN, y: 580, size: 12, isBold: true },
        ...bullets(REFUSED, 556),
        { text: 'Centre of a view: x 212.5. Thumbnails show 218 x 218 px at 103, 42.', x: MARGIN, y: 450, size: 10.5 },
      ],
      images: [],
    },
  ]);
}
