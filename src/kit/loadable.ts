import { lazy, type ComponentType } from 'react';

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
