import { createContext, createElement, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { equals, type NamedTokens, type Token } from '../../kernel';
import { type Services, useServices } from './services';

/** Plain data by deep equality, everything else by identity. */
const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || (isPlain(one) && isPlain(other) && equals(one, other));

const isPlain = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  Array.isArray(value) ||
  Object.getPrototypeOf(value) === Object.prototype;

const isSameInput = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, index) => isSame(value, other[index]));

/** Returns the previous array while all of its elements are deeply equal. */
export const useDeepMemo = <A extends readonly unknown[]>(input: A): A => {
  const [previous, setPrevious] = useState(input);
  if (isSameInput(previous, input)) return previous;
  setPrevious(input);
  return input;
};

/** State and commands of a view: streams, methods, and `dispose`. */
export interface ViewModel {
  dispose(): void;
}

export type Tokens = readonly (Token<unknown> | NamedTokens<object>)[];

export type Resolved<T extends Tokens> = {
  readonly [K in keyof T]: T[K] extends Token<infer A> ? A : T[K] extends NamedTokens<infer A> ? A : never;
};

/** The services of these tokens under the same names. */
export const namedServices = <A extends object>(services: Services, tokens: NamedTokens<A>): A =>
  Object.fromEntries(
    Object.entries<Token<unknown>>(tokens as Readonly<Record<string, Token<unknown>>>).map(([name, token]) => [
      name,
      services.get(token),
    ]),
  ) as A;

const resolve = (services: Services, tokens: Tokens[number]): unknown =>
  typeof tokens === 'object' ? namedServices(services, tokens) : services.get(tokens);

/** The services of tokens, in their order. */
export const resolveTokens = <const T extends Tokens>(services: Services, tokens: T): Resolved<T> =>
  tokens.map((each) => resolve(services, each)) as unknown as Resolved<T>;

/** Creates a view-model from services and the view's arguments. */
export type ViewModelRecipe<Arguments extends readonly unknown[], A extends ViewModel> = (
  services: Services,
) => (...input: Arguments) => A;

/**
 * Declares the services of a view-model, each by its token or several by name, so that its class knows no container and
 * can be built with `new` in tests.
 */
export const viewModel =
  <const T extends Tokens, Arguments extends readonly unknown[], A extends ViewModel>(
    tokens: T,
    make: (...resolved: Resolved<T>) => (...input: Arguments) => A,
  ): ViewModelRecipe<Arguments, A> =>
  (services) =>
    make(...resolveTokens(services, tokens));

const ScopeContext = createContext('');

/**
 * Keeps the view-models of sibling components apart that have the same recipe and input, such as fields of a form. React
 * may render siblings in several turns, so the order of rendering does not tell them apart.
 */
export const ViewModelScope = ({ name, children }: { readonly name: string; readonly children: ReactNode }) =>
  createElement(ScopeContext, { value: `${useContext(ScopeContext)}/${name}` }, children);

/** What tells the view-models of components apart. */
interface Place {
  readonly recipe: ViewModelRecipe<never, ViewModel>;
  readonly services: Services;
  readonly scope: string;
  readonly input: readonly unknown[];
}

const isSamePlace = (one: Place, other: Place): boolean =>
  one.recipe === other.recipe &&
  one.services === other.services &&
  one.scope === other.scope &&
  isSameInput(one.input, other.input);

/**
 * A view-model that was created while rendering. React discards a first render that suspends, and renders again later.
 */
interface Rendered extends Place {
  readonly model: ViewModel;
  /** Handed out in the current render: another component with the same input gets one of its own. */
  isTaken: boolean;
  isMounted: boolean;
  isDisposed: boolean;
  /** Cancels the disposal, whose timer would keep the view-model in memory. */
  cancelDisposal: () => void;
}

/** A view-model whose component has not been mounted until then is disposed. */
const MAX_UNMOUNTED_MS = 30_000;

/**
 * The view-models of components that are not mounted yet. A component that suspends in its first render gets the same
 * view-model in the next one, so that its requests are not sent again.
 */
class UnmountedViewModels {
  private readonly unmounted = new Set<Rendered>();

  take(place: Place, create: () => ViewModel): Rendered {
    const rendered =
      [...this.unmounted].find((each) => !each.isTaken && isSamePlace(each, place)) ?? this.add(place, create());
    rendered.isTaken = true;
    queueMicrotask(() => (rendered.isTaken = false));
    return rendered;
  }

  /** False if the view-model has been disposed or belongs to another component: this one needs a new one. */
  mount(rendered: Rendered): boolean {
    if (rendered.isDisposed || rendered.isMounted) return false;
    rendered.isMounted = true;
    rendered.cancelDisposal();
    this.unmounted.delete(rendered);
    return true;
  }

  dispose(rendered: Rendered): void {
    this.unmounted.delete(rendered);
    rendered.isDisposed = true;
    rendered.model.dispose();
  }

  disposeAll(): void {
    for (const rendered of this.unmounted) {
      rendered.cancelDisposal();
      this.dispose(rendered);
    }
  }

  private add(place: Place, model: ViewModel): Rendered {
    const rendered: Rendered = {
      ...place,
      model,
      isTaken: true,
      isMounted: false,
      isDisposed: false,
      cancelDisposal: () => clearTimeout(timer),
    };
    this.unmounted.add(rendered);
    const timer = setTimeout(() => {
      if (this.unmounted.has(rendered)) this.dispose(rendered);
    }, MAX_UNMOUNTED_MS);
    return rendered;
  }
}

const unmountedViewModels = new UnmountedViewModels();

/** Ends the view-models of pages that were left before they were shown, which keep what they have loaded. */
export const disposeUnmountedViewModels = (): void => unmountedViewModels.disposeAll();

/** Creates a view-model, replaces it when its arguments change (deep equality), and disposes it on unmount. */
export const useViewModel = <Arguments extends readonly unknown[], A extends ViewModel>(
  recipe: ViewModelRecipe<Arguments, A>,
  ...input: Arguments
): A => {
  const services = useServices();
  const scope = useContext(ScopeContext);
  const stable = useDeepMemo(input);
  const [generation, setGeneration] = useState(0);
  // A new generation replaces a view-model that cannot be mounted.
  const { rendered } = useMemo(
    () => ({
      generation,
      rendered: unmountedViewModels.take({ recipe, services, scope, input: stable }, () => recipe(services)(...stable)),
    }),
    [recipe, services, scope, stable, generation],
  );
  useEffect(() => {
    if (!unmountedViewModels.mount(rendered)) {
      setGeneration((count) => count + 1);
      return undefined;
    }
    return () => unmountedViewModels.dispose(rendered);
  }, [rendered]);
  return rendered.model as A;
};
