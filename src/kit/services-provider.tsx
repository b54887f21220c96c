import { useMemo, type ReactNode } from 'react';
import { LanguageService } from './language';
import { ServicesContext, type Services } from './services';
import { useStream } from './stream';
import { TextContext, type Localization } from './use-text';

interface ServicesProviderProps {
  readonly services: Services;
  readonly children: ReactNode;
}

/** Brings the container to the views, and the texts: of the language everybody hears through the one who listens here. */
export const ServicesProvider = ({ services, children }: ServicesProviderProps) => {
  const language = services.get(LanguageService);
  const locale = useStream(language.locale$);
  const text = useMemo<Localization>(
    () => ({ t: (key, parameters) => language.translate(key, parameters), locale }),
    [language, locale],
  );
  return (
    <ServicesContext value={services}>
      <TextContext value={text}>{children}</TextContext>
    </ServicesContext>
  );
};
