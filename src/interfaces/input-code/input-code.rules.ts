import type { FieldType } from '../../domain/schema';
import { oneOfOption, parseJsonText, printJsonText, textOption, type JsonText } from '../../domain/values';
import { equals, isJsonObject, type Json, type JsonObject } from '../../kernel';
import { CODE_LANGUAGES, type CodeLanguage } from '../../parts/fields/code-editor/code.rules';

/** Names used by the platform and its earlier versions. Other names mean plain text. */
const LANGUAGE_ALIASES: Readonly<Record<string, CodeLanguage>> = {
  js: 'javascript',
  jsx: 'javascript',
  ts: 'typescript',
  htmlmixed: 'html',
  vue: 'html',
  scss: 'css',
  less: 'css',
  gfm: 'markdown',
  md: 'markdown',
  yml: 'yaml',
};

/** The configured language; always JSON for a JSON field. */
export const languageOf = (type: FieldType, options: JsonObject): CodeLanguage => {
  if (type === 'json') return 'json';
  const name = (textOption(options, 'language') ?? '').trim().toLowerCase();
  const known = oneOfOption({ name }, 'name', CODE_LANGUAGES);
  return known ?? (Object.hasOwn(LANGUAGE_ALIASES, name) ? LANGUAGE_ALIASES[name] : undefined) ?? 'plain';
};

/** Whether the value can be edited as code: false for an object or array in a text field. */
export const isEditableCode = (type: FieldType, value: Json): boolean =>
  type === 'json' || value === null || typeof value !== 'object';

const codeText = (type: FieldType, value: Json): string => {
  if (type === 'json') return printJsonText(value);
  // An object is shown by a fallback, and may have no text: String throws at { toString: null }.
  return value === null || typeof value === 'object' ? '' : String(value);
};

/** Parses the text of a field. An empty text is null where the column is nullable; invalid JSON has no value. */
export const parseCode = (type: FieldType, text: string, nullable: boolean): JsonText => {
  if (type === 'json') return parseJsonText(text);
  return { kind: 'value', value: text === '' && nullable ? null : text };
};

/** A text as the user draft it, and the value parsed from it. */
export interface CodeDraft {
  readonly text: string;
  readonly value: Json;
}

/**
 * The text to show: unfinished text first, then the draft while it still has the same value, otherwise the printed
 * value.
 */
export const displayedCode = (
  type: FieldType,
  value: Json,
  unfinished: string | null,
  draft: CodeDraft | null,
): string => unfinished ?? (draft !== null && equals(draft.value, value) ? draft.text : codeText(type, value));

/** The syntax error of a JSON text; null where it is valid or the language is another one. */
export const jsonError = (language: CodeLanguage, text: string): Exclude<JsonText, { kind: 'value' }> | null => {
  const parsed = language === 'json' ? parseJsonText(text) : null;
  return parsed?.kind === 'invalid' ? parsed : null;
};

/** The configured template text, which may also be configured as a JSON structure; null for none. */
export const templateOf = (options: JsonObject): string | null => {
  const template = Object.hasOwn(options, 'template') ? (options['template'] ?? null) : null;
  if (isJsonObject(template) || Array.isArray(template)) return printJsonText(template);
  return textOption(options, 'template') ?? null;
};
