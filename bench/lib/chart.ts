/** Draws times as multiples of ours: bars in one group per table, on a logarithmic scale. */
import { RATIO, type Table } from './table.ts';

const WIDTH = 980;
const LABELS = 420;
const BAR = { height: 18, gap: 6 };
const HEADING = 34;
const MARGIN = 24;

interface Bar {
  label: string;
  ratio: number;
}

/** An SVG picture, readable on light and dark pages; null when no table has the column. */
export function drawChart(tables: readonly Table[]): string | null {
  const groups = tables
    .map(({ title, rows }) => ({
      title,
      bars: rows.flatMap((row): Bar[] =>
        typeof row[RATIO] === 'number' ? [{ label: String(row.way), ratio: row[RATIO] }] : [],
      ),
    }))
    .filter(({ bars }) => bars.length > 1);
  if (groups.length === 0) return null;
  const most = Math.max(10, ...groups.flatMap(({ bars }) => bars.map(({ ratio }) => ratio)));
  const decades = Math.ceil(Math.log10(most));
  const room = WIDTH - LABELS - MARGIN * 4;
  const xOf = (ratio: number): number => LABELS + (Math.log10(Math.max(1, ratio)) / decades) * room;

  const parts: string[] = [];
  let y = MARGIN;
  for (const { title, bars } of groups) {
    // Versions and conditions are in the table: here they do not fit.
    parts.push(text(MARGIN, y + 14, title.replace(/ \(.*\)$/, ''), 'heading'));
    y += HEADING;
    for (const { label, ratio } of bars) {
      const isOurs = label.startsWith('ours');
      const end = xOf(ratio);
      parts.push(text(LABELS - 8, y + 13, label, 'label'));
      parts.push(
        `<rect x="${LABELS}" y="${y}" width="${Math.max(2, end - LABELS).toFixed(1)}" height="${BAR.height}" rx="3" fill="${isOurs ? '#2f9e6e' : '#8793a8'}"/>`,
      );
      parts.push(text(Math.max(LABELS + 2, end) + 6, y + 13, `${ratio} x`, 'value'));
      y += BAR.height + BAR.gap;
    }
    y += MARGIN;
  }
  const lines = Array.from({ length: decades + 1 }, (_, decade) => {
    const x = xOf(10 ** decade).toFixed(1);
    const line = `<line x1="${x}" x2="${x}" y1="${MARGIN}" y2="${y - MARGIN}" stroke="#8793a8" stroke-opacity="0.3"/>`;
    return `${line}\n${text(Number(x), MARGIN - 8, `${10 ** decade} x`, 'tick')}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" width="${WIDTH}" height="${y}" role="img" aria-label="How long other libraries take for the same work, times ours">
<style>text{font:12px system-ui,sans-serif;fill:#5b6475}.heading{font-weight:600;font-size:13px}.label{text-anchor:end}.tick{text-anchor:middle;font-size:11px}</style>
${[...lines, ...parts].join('\n')}
</svg>
`;
}

function text(x: number, y: number, content: string, kind: string): string {
  const safe = content.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${x.toFixed(1)}" y="${y}" class="${kind}">${safe}</text>`;
}
