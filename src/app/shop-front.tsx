/** A closed shop of the promenade in the colours of its sign: what a dialog shows whose screen is not built yet. */
import type { Icon } from '@phosphor-icons/react';

export interface ShopFrontProps {
  /** On the board over the door. */
  icon: Icon;
  widthPx?: number;
}

const LINE = { stroke: 'var(--outline)', strokeWidth: 4, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
const SCALLOPS = [0, 1, 2, 3, 4, 5, 6] as const;
const SCALLOP_PX = 32;

/** Colours follow `data-shop` and the theme. */
export function ShopFront({ icon: IconOf, widthPx = 300 }: ShopFrontProps) {
  return (
    <svg viewBox="0 0 300 214" width={widthPx} className="h-auto max-w-full" aria-hidden fill="none">
      <ellipse cx="150" cy="200" rx="142" ry="13" fill="var(--well-2)" />
      <path d="M38 62h224v138H38Z" fill="var(--trim)" {...LINE} />
      <path d="M38 186h224v14H38Z" fill="var(--stage)" {...LINE} />
      <Window />
      <Door />
      <Awning />
      <path
        d="M70 10h160a12 12 0 0 1 12 12v28a12 12 0 0 1-12 12H70a12 12 0 0 1-12-12V22a12 12 0 0 1 12-12Z"
        fill="var(--sign)"
        {...LINE}
      />
      <path
        d="M72 16h156a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8H72a8 8 0 0 1-8-8V24a8 8 0 0 1 8-8Z"
        stroke="var(--pinstripe)"
        strokeWidth="2"
      />
      <IconOf x={133} y={19} width={34} height={34} weight="fill" color="oklch(0.9 0.12 86)" />
    </svg>
  );
}

function Window() {
  return (
    <>
      <path d="M58 108h96v66H58Z" fill="var(--stage)" {...LINE} />
      <path d="M106 108v66M58 139h96" {...LINE} strokeWidth={3} />
      <path d="m66 132 18-18M114 168l26-26" stroke="var(--light)" strokeWidth="4" strokeLinecap="round" opacity=".7" />
      <path d="M52 174h108v10H52Z" fill="var(--coin)" {...LINE} strokeWidth={3} />
    </>
  );
}

function Door() {
  return (
    <>
      <path d="M184 186v-62a22 22 0 0 1 22-22h12a22 22 0 0 1 22 22v62Z" fill="var(--sign)" {...LINE} />
      <path d="M194 128a14 14 0 0 1 14-14h8a14 14 0 0 1 14 14v16h-36Z" fill="var(--stage)" {...LINE} strokeWidth={3} />
      <circle cx="231" cy="162" r="3.6" fill="var(--coin)" stroke="var(--outline)" strokeWidth="2.4" />
      <path d="m199 152 13-9 13 9" {...LINE} strokeWidth={2.4} />
      <path d="M196 152h32v15h-32Z" fill="var(--paper)" {...LINE} strokeWidth={3} />
      <path d="M202 160h20" stroke="var(--bad)" strokeWidth="3.4" strokeLinecap="round" />
    </>
  );
}

function Awning() {
  return SCALLOPS.map((index) => (
    <path
      key={index}
      d={`M${38 + index * SCALLOP_PX} 62h${SCALLOP_PX}v22a16 14 0 0 1-${SCALLOP_PX} 0Z`}
      fill={index % 2 === 0 ? 'var(--sign)' : 'var(--trim)'}
      {...LINE}
      strokeWidth={3}
    />
  ));
}
