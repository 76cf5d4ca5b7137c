/**
 * Parts whose code is fetched when they are first shown. React's `lazy` reveals what was waited for no sooner than 300 ms
 * after the stand-in appeared; these stand in the frame in which their code arrives, and at once when it is there already.
 */
import { type ComponentType, createElement, useSyncExternalStore } from 'react';
import { fetchCode } from './fetch-code.ts';

export type LatePart<Props> = ComponentType<Props> & {
  /** Fetches the code ahead of the first showing. Never fails: without a connection it asks until there is one. */
  preload: () => Promise<void>;
};

/**
 * @param load the part's code, e.g. `async () => (await import('./picker.tsx')).Picker`
 * @param StandIn shown until the code is there; gets the part's own properties. Nothing by default.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  StandIn: ComponentType<Props> = Nothing,
): LatePart<Props> {
  let Part: ComponentType<Props> | null = null;
  let arrival: Promise<void> | undefined;
  const preload = (): Promise<void> => {
    arrival ??= fetchCode(load).then((loaded) => {
      Part = loaded;
    });
    return arrival;
  };
  const onArrival = (tell: () => void): (() => void) => {
    let isTold = Part !== null;
    void preload().then(() => {
      if (!isTold) tell();
    });
    return () => {
      isTold = true;
    };
  };
  const arrived = (): ComponentType<Props> | null => Part;

  // Both components are there for good: only which of them is shown changes.
  const Late = (props: Props) => createElement(useSyncExternalStore(onArrival, arrived) ?? StandIn, props);
  return Object.assign(Late, { preload });
}

const Nothing = (): null => null;
