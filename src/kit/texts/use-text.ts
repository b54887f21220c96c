import { createContext, useContext } from 'react';
import type { Locale, Translate } from './translator';

export interface Localization {
  readonly t: Translate;
  readonly locale: Locale;
}

/** Filled by `ServicesProvider`. */
export const TextContext = createContext<Localization | null>(null);

/**
 * The translator of the language in use; changes, and renders again, when the language or its texts do, and is the same for
 * all until then. Cells ask for it by the hundred, so it takes no subscription of their own. Throws outside of a
 * `ServicesProvider`.
 */
export const useText = (): Localization => {
  const text = useContext(TextContext);
  if (text === null) throw new Error('There is no ServicesProvider around this component');
  return text;
};
