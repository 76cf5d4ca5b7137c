/** The creators' template: six views of a bare figure in the sheet's order, with alignment lines. */
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX, COLUMN_OF_ROTATION } from '../../shared/art/avatar-sizes.ts';
import { GUIDE_LINES } from '../../shared/art/creation-anchors.ts';
import type { BodyType } from '../../shared/rules/slots.ts';
import { CX } from '../figure/views.ts';
import { lettering } from '../kit/lettering.ts';
import { nth } from '../kit/random.ts';
import { type Raw, rasterise, svgOf } from '../kit/raster.ts';
import { bodyLayers } from '../render/layers.ts';

const MANNEQUIN_TONE = 19;
const INK = '#7a6fb0';
const GUIDE = '#8f86d8';
const FIGURE_OPACITY = 0.55;

/** By rotation. */
const VIEW_NAMES = ['FRONT', 'QUARTER LEFT', 'LEFT', 'BACK', 'RIGHT', 'QUARTER RIGHT'] as const;

const line = (x0: number, y0: number, x1: number, y1: number, dash = ''): string =>
  `<path d="M${x0},${y0}L${x1},${y1}" stroke="${GUIDE}" stroke-width="1.5" stroke-opacity="0.7"${dash}/>`;

function column(svg: string, rotation: number): string {
  const x = nth(COLUMN_OF_ROTATION, rotation) * CANVAS_WIDTH_PX;
  const guides = GUIDE_LINES.map(
    ({ name, y }) => line(0, y, CANVAS_WIDTH_PX, y, ' stroke-dasharray="6 6"') + lettering(name, 42, y + 8, 1.1, INK),
  );
  return (
    `<g transform="translate(${x},0)"><g opacity="${FIGURE_OPACITY}">${svg}</g>${guides.join('')}` +
    line(CX, 0, CX, CANVAS_HEIGHT_PX, ' stroke-dasharray="2 6"') +
    `<rect x="1" y="1" width="${CANVAS_WIDTH_PX - 2}" height="${CANVAS_HEIGHT_PX - 2}" fill="none" stroke="${INK}" stroke-width="2"/>` +
    `${lettering(`${nth(COLUMN_OF_ROTATION, rotation)} ${nth(VIEW_NAMES, rotation)}`, CX, 838, 1.7, INK)}</g>`
  );
}

/** A sheet of 2550x850, transparent around figures and lines. */
export function drawTemplate(body: BodyType): Raw {
  const columns = bodyLayers(body, MANNEQUIN_TONE).map((layer) => column(layer.svg, layer.rotation));
  return rasterise(svgOf(CANVAS_WIDTH_PX * columns.length, CANVAS_HEIGHT_PX, columns.join('')));
}
