import { useMemo } from 'react';
import { LanguageService, type Locale, type Translate } from './language';
import { useService } from './services';
import { useStream } from './stream';

export interface TextInUse {
  readonly t: Translate;
  readonly locale: Locale;
}

/** The translator of the language in use; changes, and renders again, when the language does. */
export const useText = (): TextInUse => {
  const language = useService(LanguageService);
  const locale = useStream(language.locale$);
  return useMemo(() => ({ t: (key, parameters) => language.translate(key, parameters), locale }), [language, locale]);
};
