import { createContext, useContext } from 'react';
import type { Locale, Translate } from './translator';

export interface Localization {
  readonly t: Translate;
  readonly locale: Locale;
}

export const TextContext = createContext<Localization | null>(null);

/**
 * Translate function and locale of the current language; rerenders when the language changes. Read from context, not by a
 * subscription per component, because tables use it in hundreds of cells. Throws outside of a `ServicesProvider`.
 */
export const useText = (): Localization => {
  const text = useContext(TextContext);
  if (text === null) throw new Error('There is no ServicesProvider around this component');
  return text;
};
