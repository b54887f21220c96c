import { createContext, use, useContext } from 'react';
import type { Field, FieldNaming } from '../../domain/schema';
import type { Namespace } from './text-keys';
import type { Locale, Translate } from './translator';

export interface Localization {
  readonly t: Translate;
  readonly locale: Locale;
  /** The field with our texts for the keys that the platform uses in notes and options; the same object without any. */
  readonly localizeField: (field: Field) => Field;
  /** The name of a field: configured on the server for this language, else ours for a field of the platform. */
  readonly fieldName: FieldNaming;
  /** Null when nothing has to be waited for, otherwise the same promise at every call. */
  readonly loading: (namespaces: readonly Namespace[]) => Promise<void> | null;
}

export const TextContext = createContext<Localization | null>(null);

/**
 * Translate function and locale of the current language; rerenders when the language changes. Read from context, not by
 * a subscription per component, because tables use it in hundreds of cells. Throws outside of a `ServicesProvider`.
 */
export const useText = (): Localization => {
  const text = useContext(TextContext);
  if (text === null) throw new Error('There is no ServicesProvider around this component');
  return text;
};

/**
 * Suspends until the namespaces have been loaded. For pages and drawers that open by their address; the others open
 * after an interaction, with which `FORM_NAMESPACES` load. Call it before any other hook of the component.
 */
export const useNamespaces = (namespaces: readonly Namespace[]): void => {
  const loading = useText().loading(namespaces);
  if (loading !== null) use(loading);
};
