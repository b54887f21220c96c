import { lazy, type ComponentType } from 'react';

/** Something that is fetched when it is first needed. */
export type Loadable<A> = () => Promise<A>;

const components = new WeakMap<object, unknown>();

/** The component behind a loader, to be rendered under Suspense; the same loader always gives the same component. */
export const componentOf = <Props extends object>(load: Loadable<ComponentType<Props>>): ComponentType<Props> => {
  const known = components.get(load) ?? lazy(async () => ({ default: await load() }));
  components.set(load, known);
  return known as ComponentType<Props>;
};
