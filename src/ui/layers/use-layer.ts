/**
 * Hooks of layers and unsaved work. A screen uses `useInnerLayer` for a part that Back and Escape close before the
 * dialog, and `useUnsaved` for work that must not vanish without a question. Dialogs, drawers, popovers and menus of
 * `src/ui/overlays` register themselves.
 */
import { createContext, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { openersNow } from '../hooks/use-return-focus.ts';
import { type Layer, type LayerKind, pushLayer } from './layers.ts';
import { addGuard, type Guard, type Unsaved } from './unsaved.ts';

/** The layer around a component; null in the town. */
export const LayerContext = createContext<Layer | null>(null);

/** Registers a layer while it is open. `close` closes it without a question. */
export function useLayer(close: () => void, isOpen = true, kind: LayerKind = 'floating'): Layer {
  const parent = useContext(LayerContext);
  const latest = useLatest(close);
  const [layer] = useState<Layer>(() => ({
    kind,
    parent,
    close: () => latest.current(),
    screen: 0,
    isAsleep: false,
  }));
  useLayoutEffect(() => (isOpen ? pushLayer(layer) : undefined), [layer, isOpen]);
  return layer;
}

/**
 * A part inside a dialog that Back and Escape close first. When it closes while the focus is inside it, the focus would
 * fall to the page's start: it returns to the element that had it when the part opened, as far as that still exists.
 */
export function useInnerLayer(close: () => void, isOpen = true): Layer {
  // Read while rendering: a field with autofocus takes the focus before the effects run.
  const [opened, setOpened] = useState(() => ({ isOpen, openers: isOpen ? openersNow() : [] }));
  if (opened.isOpen !== isOpen) setOpened({ isOpen, openers: isOpen ? openersNow() : [] });
  const { openers } = opened;
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      if (document.activeElement === document.body) openers.find((opener) => opener.isConnected)?.focus();
    };
  }, [isOpen, openers]);
  return useLayer(close, isOpen, 'inner');
}

/**
 * Guards unsaved work while `isUnsaved`. `unsaved` gives the words of the question. The work is lost when the surrounding
 * dialog or screen closes, or with `inside`, an inner layer of the same component. That layer's own close button must call
 * `leaveLayer`. Components inside an inner layer find it by `LayerContext`, when the layer's owner provides it.
 */
export function useUnsaved(isUnsaved: boolean, unsaved: Unsaved = {}, inside?: Layer): void {
  const around = useContext(LayerContext);
  const layer = inside ?? around;
  const latest = useLatest(unsaved);
  const [guard] = useState<Guard>(() => ({ layer, unsaved: () => latest.current, screen: 0, isAsleep: false }));
  useLayoutEffect(() => (isUnsaved ? addGuard(guard) : undefined), [guard, isUnsaved]);
}

function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
