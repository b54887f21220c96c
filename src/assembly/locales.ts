import type { Locale, TextLoader, Texts } from '../kit';

export const locales: readonly Locale[] = [
  { code: 'en-US', name: 'English', direction: 'ltr' },
  { code: 'de-DE', name: 'Deutsch', direction: 'ltr' },
  { code: 'fr-FR', name: 'Français', direction: 'ltr' },
  { code: 'es-ES', name: 'Español', direction: 'ltr' },
  { code: 'ja-JP', name: '日本語', direction: 'ltr' },
  { code: 'ar-SA', name: 'العربية', direction: 'rtl' },
];

/** Each namespace of a language is a chunk of its own. */
export const loadTexts: TextLoader = async (language, namespace) => {
  const module = (await import(`../locales/${language}/${namespace}.json`)) as { readonly default: Texts };
  return module.default;
};
