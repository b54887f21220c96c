import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../src/assembly/locales';
import { Translator, type Namespace, type Texts } from '../../src/kit';

const LOCALES = join(__dirname, '../../src/locales');

/** Texts of a namespace, read from its file. */
export const textsIn = (language: string, namespace: Namespace): Texts =>
  JSON.parse(readFileSync(join(LOCALES, language, `${namespace}.json`), 'utf8')) as Texts;

/** Texts of all namespaces of a language. */
export const textsOf = (language: string): Texts =>
  Object.assign(
    {},
    ...readdirSync(join(LOCALES, language)).map((file) => textsIn(language, file.replace('.json', '') as Namespace)),
  ) as Texts;

/** The application's translator over the files. */
export const fileTranslator = (): Translator =>
  new Translator(locales, (language, namespace) => Promise.resolve(textsIn(language, namespace)));

/** The same, with all English texts loaded. */
export const englishTranslator = async (): Promise<Translator> => {
  const translator = fileTranslator();
  await translator.start('en-US');
  await translator.load();
  return translator;
};
