import type { FieldType } from '../../domain/schema';
import { oneOfOption, parseJsonText, printJsonText, textOption, type JsonText } from '../../domain/values';
import { equals, isJsonObject, type Json, type JsonObject } from '../../kernel';

export const CODE_LANGUAGES = [
  'plain',
  'json',
  'javascript',
  'typescript',
  'html',
  'css',
  'markdown',
  'yaml',
  'sql',
] as const;

export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

/** What the platform and its older versions call them; whatever else is configured is plain text. */
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

/** A JSON field is JSON, whatever its options say. */
export const languageOf = (type: FieldType, options: JsonObject): CodeLanguage => {
  if (type === 'json') return 'json';
  const name = (textOption(options, 'language') ?? '').trim().toLowerCase();
  const known = oneOfOption({ name }, 'name', CODE_LANGUAGES);
  return known ?? (Object.hasOwn(LANGUAGE_ALIASES, name) ? LANGUAGE_ALIASES[name] : undefined) ?? 'plain';
};

/** A structure where a text belongs is seen, and left as it is. */
export const isEditableCode = (type: FieldType, value: Json): boolean =>
  type === 'json' || value === null || typeof value !== 'object';

const codeText = (type: FieldType, value: Json): string => {
  if (type === 'json') return printJsonText(value);
  return value === null ? '' : String(value);
};

/** What the text of a field means: a value, or nothing yet. An empty one is null where the column allows it. */
export const parseCode = (type: FieldType, text: string, nullable: boolean): JsonText => {
  if (type === 'json') return parseJsonText(text);
  return { kind: 'value', value: text === '' && nullable ? null : text };
};

/** A text as somebody typed it, and the value that it made. */
export interface CodeDraft {
  readonly text: string;
  readonly value: Json;
}

/** The text to show: an unfinished one first, then one that was typed here and still says the same, then the value's own. */
export const displayedCode = (type: FieldType, value: Json, unfinished: string | null, typed: CodeDraft | null): string =>
  unfinished ?? (typed !== null && equals(typed.value, value) ? typed.text : codeText(type, value));

/** Where a text that should be JSON is none; null where it is, and where nobody expects it. */
export const jsonError = (language: CodeLanguage, text: string): Exclude<JsonText, { kind: 'value' }> | null => {
  const read = language === 'json' ? parseJsonText(text) : null;
  return read?.kind === 'invalid' ? read : null;
};

/**
 * What ends the lines of a text: CR LF only where every line ends so. Elsewhere a lone CR stays a character within its
 * line, and no byte is changed that nobody typed.
 */
export const lineBreakOf = (text: string): '\n' | '\r\n' =>
  text.includes('\r\n') && !/\r(?!\n)|(?<!\r)\n/.test(text) ? '\r\n' : '\n';

/** A prepared text; for JSON it may be configured as a structure as well. */
export const templateOf = (options: JsonObject): string | null => {
  const template = Object.hasOwn(options, 'template') ? (options['template'] ?? null) : null;
  if (isJsonObject(template) || Array.isArray(template)) return printJsonText(template);
  return textOption(options, 'template') ?? null;
};
