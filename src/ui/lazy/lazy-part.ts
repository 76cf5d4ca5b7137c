/**
 * Components whose code is fetched when they are first rendered. React's `lazy` shows its fallback for at least 300 ms;
 * these components replace the fallback as soon as the code arrives, and never show it when the code is already there.
 */
import { type ComponentType, createElement, type FunctionComponent, useSyncExternalStore } from 'react';
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
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | undefined;
  const preload = (): Promise<void> => {
    loading ??= fetchCode(load).then((component) => {
      Loaded = component;
    });
    return loading;
  };
  const subscribe = (onLoad: () => void): (() => void) => {
    let isSubscribed = Loaded === null;
    void preload().then(() => {
      if (isSubscribed) onLoad();
    });
    return () => {
      isSubscribed = false;
    };
  };
  const getLoaded = (): ComponentType<Props> | null => Loaded;

  const Lazy = (props: Props) => createElement(useSyncExternalStore(subscribe, getLoaded) ?? Fallback, props);
  return Object.assign(Lazy, { preload });
}

const Nothing = (): null => null;
