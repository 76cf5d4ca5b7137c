/** The member's crown as paths on 24 x 24: the interface draws it as SVG, the town on its labels. */
export const CROWN_SIDE = 24;
export const CROWN = {
  body: 'M2.2 6.4 7.6 10.6 12 3l4.4 7.6 5.4-4.2-2 13.6H4.2Z',
  band: 'M4.9 16.4h14.2l-.4 2.5H5.3Z',
  jewel: { x: 12, y: 13.2, radius: 2 },
  lineWidth: 2.3,
  fill: 'oklch(0.86 0.16 86)',
  line: 'oklch(0.36 0.085 40)',
  bandFill: 'oklch(0.72 0.165 62)',
  jewelFill: 'oklch(0.6 0.21 12)',
} as const;
