import type { Locale, TextLoader, Texts } from '../kit';
import common from '../locales/en-US/common.json';
import signIn from '../locales/en-US/sign-in.json';

export const locales: readonly Locale[] = [
  { code: 'en-US', name: 'English', direction: 'ltr' },
  { code: 'de-DE', name: 'Deutsch', direction: 'ltr' },
  { code: 'fr-FR', name: 'Français', direction: 'ltr' },
  { code: 'es-ES', name: 'Español', direction: 'ltr' },
  { code: 'ja-JP', name: '日本語', direction: 'ltr' },
  { code: 'ar-SA', name: 'العربية', direction: 'rtl' },
];

/** The texts that every page needs in every language, since those that a language lacks are shown in English. */
const FIRST_TEXTS: Readonly<Record<string, Texts>> = { 'en-US/common': common, 'en-US/sign-in': signIn };

/** The other texts are chunks: see webpack.config.ts. */
export const loadTexts: TextLoader = async (language, namespace) => {
  const first = FIRST_TEXTS[`${language}/${namespace}`];
  if (first !== undefined) return first;
  const module = (await import(`../locales/${language}/${namespace}.json`)) as { readonly default: Texts };
  return module.default;
};
