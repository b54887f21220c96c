import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { localizeField } from '../../domain/schema';
import type { Token } from '../../kernel';
import { memoizeByField } from '../contributions/memoize-by-field';
import { fieldNaming } from '../texts/field-naming';
import { Translator } from '../texts/translator';
import { useStream } from './streams';
import { type Localization, TextContext } from '../texts/use-text';

/** The container as views see it: returns the service of a token. */
export interface Services {
  get<A>(token: Token<A>): A;
}

const ServicesContext = createContext<Services | null>(null);

/** The container itself; for `useService` and `useViewModel`. Throws outside of a `ServicesProvider`. */
export const useServices = (): Services => {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('There is no ServicesProvider around this component');
  return services;
};

export const useService = <A,>(token: Token<A>): A => useServices().get(token);

interface ServicesProviderProps {
  readonly services: Services;
  readonly children: ReactNode;
}

/** Provides the container and the localization. One subscription to the language serves all components. */
export const ServicesProvider = ({ services, children }: ServicesProviderProps) => {
  const language = services.get(Translator);
  const locale = useStream(language.locale$);
  const text = useMemo<Localization>(
    () => ({
      t: (key, parameters) => language.translate(key, parameters),
      locale,
      localizeField: memoizeByField((field) => localizeField(field, language.platformText, locale.code)),
      fieldName: memoizeByField(fieldNaming(language, locale.code)),
      loading: (namespaces) => language.whenLoaded(namespaces),
    }),
    [language, locale],
  );
  return (
    <ServicesContext value={services}>
      <TextContext value={text}>{children}</TextContext>
    </ServicesContext>
  );
};
