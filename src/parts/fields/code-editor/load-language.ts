import type { Extension } from '@codemirror/state';
import type { CodeLanguage } from './languages.rules';

/** Each language is loaded when the first field uses it. */
const LANGUAGES: Readonly<Record<CodeLanguage, () => Promise<Extension>>> = {
  plain: async () => [],
  json: async () => (await import(/* webpackChunkName: "code-json" */ '@codemirror/lang-json')).json(),
  javascript: async () =>
    (await import(/* webpackChunkName: "code-javascript" */ '@codemirror/lang-javascript')).javascript({ jsx: true }),
  typescript: async () =>
    (await import(/* webpackChunkName: "code-javascript" */ '@codemirror/lang-javascript')).javascript({
      typescript: true,
    }),
  html: async () => (await import(/* webpackChunkName: "code-html" */ '@codemirror/lang-html')).html(),
  css: async () => (await import(/* webpackChunkName: "code-css" */ '@codemirror/lang-css')).css(),
  markdown: async () => (await import(/* webpackChunkName: "code-markdown" */ '@codemirror/lang-markdown')).markdown(),
  yaml: async () => (await import(/* webpackChunkName: "code-yaml" */ '@codemirror/lang-yaml')).yaml(),
  sql: async () => (await import(/* webpackChunkName: "code-sql" */ '@codemirror/lang-sql')).sql(),
};

/** Highlighting and indentation of a language; no extension, hence plain text, where loading fails. */
export const loadLanguage = async (language: CodeLanguage): Promise<Extension> => {
  try {
    return await LANGUAGES[language]();
  } catch {
    return [];
  }
};
