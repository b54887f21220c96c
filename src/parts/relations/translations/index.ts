export { TranslationsField } from './translations-field';
export { TranslationSides } from './translation-sides';
