import { type ComponentType, lazy, useEffect, useState } from 'react';

/** Loads a module's export on first use. */
export type Loadable<A> = () => Promise<A>;

const components = new WeakMap<object, unknown>();
const fetched = new WeakMap<object, unknown>();
const failed = new WeakSet<object>();

/** Loads a component before its first render. Rejects as the loader does. */
export const preload = async <Props extends object>(load: Loadable<ComponentType<Props>>): Promise<void> => {
  fetched.set(load, await load());
};

const fetch = async <Props extends object>(
  load: Loadable<ComponentType<Props>>,
): Promise<{ readonly default: ComponentType<Props> }> => {
  try {
    return { default: await load() };
  } catch (error) {
    failed.add(load);
    throw error;
  }
};

/**
 * The component of a loader, to be rendered under Suspense; the same loader always gives the same component. A
 * preloaded component renders synchronously: suspending, however briefly, would show the fallback for 300 ms.
 */
export const lazyComponent = <Props extends object>(load: Loadable<ComponentType<Props>>): ComponentType<Props> => {
  const known = components.get(load) ?? fetched.get(load) ?? lazy(() => fetch(load));
  components.set(load, known);
  return known as ComponentType<Props>;
};

/** Discards a component whose loader has failed, so that the next render calls the loader again. */
export const retryLoad = <Props extends object>(load: Loadable<ComponentType<Props>>): void => {
  if (failed.delete(load)) components.delete(load);
};

/** After this wait the page renders, with a fallback in place of each component that is still loading. */
const PRELOAD_TIMEOUT_MS = 2000;

const timeout = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PRELOAD_TIMEOUT_MS);
  });

/**
 * Loads components in parallel with the data they will show. True once all are loaded or have failed, or after
 * `PRELOAD_TIMEOUT_MS`, so that the layout does not shift afterwards. `loaders` must keep its identity between renders.
 */
export const usePreloaded = <Props extends object>(loaders: readonly Loadable<ComponentType<Props>>[]): boolean => {
  const [settledLoaders, setSettledLoaders] = useState<readonly Loadable<ComponentType<Props>>[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // A failed load is retried, and its error shown, when the component renders.
    const settled = Promise.race([Promise.allSettled(loaders.map((load) => preload(load))), timeout()]);
    void settled.then(() => {
      if (isCurrent) setSettledLoaders(loaders);
    });
    return () => {
      isCurrent = false;
    };
  }, [loaders]);
  return settledLoaders === loaders;
};
