import { useEffect, useMemo, useState } from 'react';
import { equals, type Token } from '../../kernel';
import { type Services, useServices } from './services';

/** Plain data are the same when they say the same; anything else only when it is the same object. */
const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || (isPlain(one) && isPlain(other) && equals(one, other));

const isPlain = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  Array.isArray(value) ||
  Object.getPrototypeOf(value) === Object.prototype;

/** The same values as long as each of them is the same, whatever objects they come in. */
export const useDeepMemo = <A extends readonly unknown[]>(input: A): A => {
  const [kept, keep] = useState(input);
  if (kept.length === input.length && kept.every((value, place) => isSame(value, input[place]))) return kept;
  keep(input);
  return input;
};

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
