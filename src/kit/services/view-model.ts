import { useEffect, useMemo, useState } from 'react';
import { equals, type Token } from '../../kernel';
import { type Services, useServices } from './services';

/** Plain data by deep equality, everything else by identity. */
const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || (isPlain(one) && isPlain(other) && equals(one, other));

const isPlain = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  Array.isArray(value) ||
  Object.getPrototypeOf(value) === Object.prototype;

/** Returns the previous array while all of its elements are deeply equal. */
export const useDeepMemo = <A extends readonly unknown[]>(input: A): A => {
  const [previous, setPrevious] = useState(input);
  if (previous.length === input.length && previous.every((value, index) => isSame(value, input[index])))
    return previous;
  setPrevious(input);
  return input;
};

/** State and commands of a view: streams, methods, and `dispose`. */
export interface ViewModel {
  dispose(): void;
}

type Tokens = readonly Token<unknown>[];

type Resolved<T extends Tokens> = { readonly [K in keyof T]: T[K] extends Token<infer A> ? A : never };

/** Creates a view-model from services and the view's arguments. */
export type ViewModelRecipe<Arguments extends readonly unknown[], A extends ViewModel> = (
  services: Services,
) => (...input: Arguments) => A;

/** Declares the services of a view-model, so that its class knows no container and can be built with `new` in tests. */
export const viewModel =
  <const T extends Tokens, Arguments extends readonly unknown[], A extends ViewModel>(
    tokens: T,
    make: (...resolved: Resolved<T>) => (...input: Arguments) => A,
  ): ViewModelRecipe<Arguments, A> =>
  (services) =>
    make(...(tokens.map((token) => services.get(token)) as unknown as Resolved<T>));

/** Creates a view-model, replaces it when its arguments change (deep equality), and disposes it on unmount. */
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
