/**
 * Components whose code is fetched when they are first rendered. React's `lazy` shows its fallback for at least 300 ms;
 * these components replace the fallback as soon as the code arrives, and never show it when the code is already there.
 */
import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  startTransition,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { fetchCode } from './fetch-code.ts';

export type LazyPart<Props> = FunctionComponent<Props> & {
  /** Fetches the code before the first rendering. Never rejects: it retries until the fetch succeeds. */
  preload: () => Promise<void>;
};

/**
 * @param load loads the component, e.g. `async () => (await import('./picker.tsx')).Picker`
 * @param Fallback rendered with the same properties until the code is there; nothing by default
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props> = Nothing,
): LazyPart<Props> {
  const { preload, getLoaded } = loadOnce(load);
  const subscribe = (onLoad: () => void): (() => void) => {
    let isSubscribed = getLoaded() === null;
    void preload().then(() => {
      if (isSubscribed) onLoad();
    });
    return () => {
      isSubscribed = false;
    };
  };
  const Lazy = (props: Props) => createElement(useSyncExternalStore(subscribe, getLoaded) ?? Fallback, props);
  return Object.assign(Lazy, { preload });
}

/**
 * The same for a whole page: it is rendered in slices while the fallback is still shown, so that the browser can answer in
 * between. Code that is already there is rendered at once.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props>,
): LazyPart<Props> {
  const { preload, getLoaded } = loadOnce(load);
  const Lazy = (props: Props) => {
    const [Shown, show] = useState(getLoaded);
    useEffect(() => {
      let isMounted = true;
      void preload().then(() => {
        if (isMounted) startTransition(() => show(getLoaded));
      });
      return () => {
        isMounted = false;
      };
    }, []);
    return createElement(Shown ?? Fallback, props);
  };
  return Object.assign(Lazy, { preload });
}

interface OnceLoaded<Props> {
  preload: () => Promise<void>;
  getLoaded: () => ComponentType<Props> | null;
}

function loadOnce<Props extends object>(load: () => Promise<ComponentType<Props>>): OnceLoaded<Props> {
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | undefined;
  return {
    preload: () => {
      loading ??= fetchCode(load).then((component) => {
        Loaded = component;
      });
      return loading;
    },
    getLoaded: () => Loaded,
  };
}

const Nothing = (): null => null;
