import type { Locale, Texts } from '../kit';

const file = (module: { readonly default: Texts }): Texts => module.default;

/** The languages there are, each in three chunks: what the sign-in page says, what the first list says, and everything else. */
export const locales: readonly Locale[] = [
  {
    code: 'en-US',
    name: 'English',
    direction: 'ltr',
    first: () => import('../locales/en-US.json?first').then(file),
    later: () => import('../locales/en-US.json?later').then(file),
    rest: () => import('../locales/en-US.json?rest').then(file),
  },
  {
    code: 'de-DE',
    name: 'Deutsch',
    direction: 'ltr',
    first: () => import('../locales/de-DE.json?first').then(file),
    later: () => import('../locales/de-DE.json?later').then(file),
    rest: () => import('../locales/de-DE.json?rest').then(file),
  },
  {
    code: 'fr-FR',
    name: 'Français',
    direction: 'ltr',
    first: () => import('../locales/fr-FR.json?first').then(file),
    later: () => import('../locales/fr-FR.json?later').then(file),
    rest: () => import('../locales/fr-FR.json?rest').then(file),
  },
  {
    code: 'es-ES',
    name: 'Español',
    direction: 'ltr',
    first: () => import('../locales/es-ES.json?first').then(file),
    later: () => import('../locales/es-ES.json?later').then(file),
    rest: () => import('../locales/es-ES.json?rest').then(file),
  },
  {
    code: 'ja-JP',
    name: '日本語',
    direction: 'ltr',
    first: () => import('../locales/ja-JP.json?first').then(file),
    later: () => import('../locales/ja-JP.json?later').then(file),
    rest: () => import('../locales/ja-JP.json?rest').then(file),
  },
  {
    code: 'ar-SA',
    name: 'العربية',
    direction: 'rtl',
    first: () => import('../locales/ar-SA.json?first').then(file),
    later: () => import('../locales/ar-SA.json?later').then(file),
    rest: () => import('../locales/ar-SA.json?rest').then(file),
  },
];
