import type { ComponentType } from 'react';
import type { Loadable } from '../loadable';
import type { Definitions } from './shapes';

/** Functions and classes, and what React makes of them (memo, lazy): objects that are no elements. */
const isComponent = (value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value));

/** A loader that brings a component or rejects, whatever was given as one. */
const checkedLoader =
  <Props extends object>(load: Loadable<ComponentType<Props>>): Loadable<ComponentType<Props>> =>
  async () => {
    const component: unknown = await load();
    if (!isComponent(component)) throw new TypeError("'component' should be a function that brings a component");
    return component as ComponentType<Props>;
  };

export const withCheckedComponent = <A extends Definitions['interfaces'] | Definitions['displays'] | Definitions['layouts']>(
  definition: A,
): A => ({
  ...definition,
  component: checkedLoader(definition.component as Loadable<ComponentType<object>>),
});

/** Asked at every drawing of the frame, so a question that throws is a no. */
export const withSafeModule = (definition: Definitions['modules']): Definitions['modules'] => ({
  ...definition,
  navigation: checkedLoader(definition.navigation),
  routes: definition.routes.map(({ path, component }) => ({ path, component: checkedLoader(component) })),
  allows: (access) => {
    try {
      return definition.allows(access);
    } catch {
      return false;
    }
  },
});
