import { useEffect, useMemo, useState } from 'react';
import type { Token } from '../kernel';
import { useServices, type Services } from './services';
import { useDeepMemo } from './use-stable';

/** A class behind a page: streams to read, commands to call, and an end. */
export interface ViewModel {
  dispose(): void;
}

type Tokens = readonly Token<unknown>[];

type Resolved<T extends Tokens> = { readonly [K in keyof T]: T[K] extends Token<infer A> ? A : never };

/** How a view-model is made: from these services and the page's own arguments. */
export type ViewModelRecipe<Arguments extends readonly unknown[], A extends ViewModel> = (
  services: Services,
) => (...input: Arguments) => A;

/** Names the services that a view-model takes; the class itself knows no container and can be built with `new`. */
export const viewModel =
  <const T extends Tokens, Arguments extends readonly unknown[], A extends ViewModel>(
    tokens: T,
    make: (...resolved: Resolved<T>) => (...input: Arguments) => A,
  ): ViewModelRecipe<Arguments, A> =>
  (services) =>
    make(...(tokens.map((token) => services.get(token)) as unknown as Resolved<T>));

/** One view-model for as long as the page shows the same thing; another one when its arguments change. */
export const useViewModel = <Arguments extends readonly unknown[], A extends ViewModel>(
  recipe: ViewModelRecipe<Arguments, A>,
  ...input: Arguments
): A => {
  const services = useServices();
  const stable = useDeepMemo(input);
  const [generation, setGeneration] = useState(0);
  const instance = useMemo(
    () => ({ model: recipe(services)(...stable), disposed: false, generation }),
    [recipe, services, stable, generation],
  );
  useEffect(() => {
    if (instance.disposed) setGeneration((count) => count + 1);
    return () => {
      instance.disposed = true;
      instance.model.dispose();
    };
  }, [instance]);
  return instance.model;
};
