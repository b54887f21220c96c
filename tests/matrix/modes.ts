import { type Services, Translator } from '../../src/kit';
import { applyTheme } from '../../src/ui';
import { startApplication } from './application';

/** A way in which the application is seen. */
export interface Mode {
  readonly name: string;
  readonly theme: 'light' | 'dark';
  readonly language: string;
}

export const LIGHT: Mode = { name: 'light', theme: 'light', language: 'en-US' };
export const DARK: Mode = { name: 'dark', theme: 'dark', language: 'en-US' };
export const ARABIC: Mode = { name: 'Arabic', theme: 'light', language: 'ar-SA' };

/** The application in a theme and language, with the document as the shell sets it up. */
export const startIn = async ({ theme, language }: Mode): Promise<Services> => {
  const services = await startApplication();
  const translator = services.get(Translator);
  await translator.changeLanguage(language);
  const locale = translator.locales.find(({ code }) => code === language);
  if (locale === undefined) throw new Error(`There is no language '${language}'`);
  Object.assign(document.documentElement, { lang: locale.code, dir: locale.direction });
  applyTheme(theme);
  // Pictures are shown as blobs, which jsdom lacks.
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  return services;
};
