import type { Locale, Texts } from '../kit';

const file = (module: { readonly default: Texts }): Texts => module.default;

/** The languages there are, each in a chunk of its own. */
export const locales: readonly Locale[] = [
  { code: 'en-US', name: 'English', direction: 'ltr', load: () => import('../locales/en-US.json').then(file) },
  { code: 'de-DE', name: 'Deutsch', direction: 'ltr', load: () => import('../locales/de-DE.json').then(file) },
  { code: 'fr-FR', name: 'Français', direction: 'ltr', load: () => import('../locales/fr-FR.json').then(file) },
  { code: 'es-ES', name: 'Español', direction: 'ltr', load: () => import('../locales/es-ES.json').then(file) },
  { code: 'ja-JP', name: '日本語', direction: 'ltr', load: () => import('../locales/ja-JP.json').then(file) },
  { code: 'ar-SA', name: 'العربية', direction: 'rtl', load: () => import('../locales/ar-SA.json').then(file) },
];
