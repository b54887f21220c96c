import { type ComponentType, lazy, useEffect, useState } from 'react';

/** Something that is fetched when it is first needed. */
export type Loadable<A> = () => Promise<A>;

const components = new WeakMap<object, unknown>();
const fetched = new WeakMap<object, unknown>();
const failed = new WeakSet<object>();

/** Fetches a component ahead of its first use. Rejects as the loader does. */
export const preload = async <Props extends object>(load: Loadable<ComponentType<Props>>): Promise<void> => {
  fetched.set(load, await load());
};

const fetch = async <Props extends object>(
  load: Loadable<ComponentType<Props>>,
): Promise<{ readonly default: ComponentType<Props> }> => {
  try {
    return { default: await load() };
  } catch (problem) {
    failed.add(load);
    throw problem;
  }
};

/**
 * The component behind a loader, to be rendered under Suspense; the same loader always gives the same component. One
 * that was preloaded is there at once: waiting, even for a moment, shows the fallback for a third of a second.
 */
export const lazyComponent = <Props extends object>(load: Loadable<ComponentType<Props>>): ComponentType<Props> => {
  const known = components.get(load) ?? fetched.get(load) ?? lazy(() => fetch(load));
  components.set(load, known);
  return known as ComponentType<Props>;
};

/** Lets go of a component that could not be fetched, so that it is asked for again. */
export const retryLoad = <Props extends object>(load: Loadable<ComponentType<Props>>): void => {
  if (failed.delete(load)) components.delete(load);
};

/** Nobody waits longer than this for a component, in ms: what comes later takes its place when it is there. */
const PRELOAD_TIMEOUT_MS = 2000;

const timeout = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, PRELOAD_TIMEOUT_MS);
  });

/**
 * Fetches components while the data that they will show are still on their way. True once all of them are there, cannot be
 * had, or have been waited for long enough: what is drawn then stays in its place. Give it the same list while nothing changes.
 */
export const usePreloaded = <Props extends object>(loaders: readonly Loadable<ComponentType<Props>>[]): boolean => {
  const [prepared, setPrepared] = useState<readonly Loadable<ComponentType<Props>>[] | null>(null);
  useEffect(() => {
    let wanted = true;
    // What cannot be fetched now is asked for again, and told, when it is needed.
    const settled = Promise.race([Promise.allSettled(loaders.map((load) => preload(load))), timeout()]);
    void settled.then(() => {
      if (wanted) setPrepared(loaders);
    });
    return () => {
      wanted = false;
    };
  }, [loaders]);
  return prepared === loaders;
};
