/**
 * The town for assistive technology: the element that takes its keys, and what is in the picture as text. The text is beside the
 * application, because screen readers browse no text inside of one.
 */
import { type ReactNode, type Ref, useId } from 'react';
import { useSnapshot } from 'valtio';
import { ownLocation } from '../state/session/location.ts';
import { Mirror } from './painters/dom/mirror.tsx';
import { DoorStatus } from './places/door-status.tsx';
import type { TownDoors } from './places/town-doors.ts';
import type { TownGestures } from './gestures/town-gestures.ts';
import type { TownWorld } from './world/town-world.ts';
import { text } from './state/text.ts';

const KEYS = text.keys;

export function TownSurface({ ref, children }: { ref: Ref<HTMLElement>; children: ReactNode }) {
  const keys = useId();
  const { name } = useSnapshot(ownLocation);
  return (
    <>
      {/* Arrow keys walk, which a screen reader's browse mode would keep for itself. The same is in the list of surroundings. */}
      <section
        ref={ref}
        className="town"
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes keys
        tabIndex={0}
        aria-label={name}
        aria-describedby={keys}
      >
        {children}
      </section>
      <p id={keys} hidden>
        {KEYS}
      </p>
    </>
  );
}

interface TownInWordsProps {
  town: { world: Pick<TownWorld, 'figures'>; doors: Pick<TownDoors, 'near'>; gestures: Pick<TownGestures, 'near'> };
}

export function TownInWords({ town: { world, doors, gestures } }: TownInWordsProps) {
  return (
    <>
      <Mirror world={world} />
      <DoorStatus doors={doors} seats={gestures} />
    </>
  );
}
