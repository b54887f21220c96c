import type { Json } from '../../kernel';
import { isLosslessNumber } from './numbers';

/** Why a text is not JSON; keys of the locale files. */
export type JsonErrorReason =
  | 'unexpected_end'
  | 'unexpected_character'
  | 'unfinished_string'
  | 'bad_escape'
  | 'comma_before_end'
  | 'key_expected'
  | 'text_after_end'
  | 'imprecise_number';

/** The first error of a text; `at` counts characters from 0. */
interface JsonError {
  readonly at: number;
  readonly reason: JsonErrorReason;
}

type Step = number | JsonError;

const BLANK = /[ \t\n\r]*/y;
const LITERAL = /true|false|null/y;
const NUMBER_TOKEN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** Characters that need no escape in a string. */
const PLAIN = /[ !#-[\]-\uffff]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

const match = (pattern: RegExp, text: string, at: number): string => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
};

const skip = (text: string, at: number): number => at + match(BLANK, text, at).length;

const unexpected = (text: string, at: number): JsonError => ({
  at,
  reason: at >= text.length ? 'unexpected_end' : 'unexpected_character',
});

const stringEnd = (text: string, start: number): Step => {
  let at = start + 1;
  for (;;) {
    at += match(PLAIN, text, at).length;
    if (text[at] === '"') return at + 1;
    if (text[at] !== '\\') return { at, reason: 'unfinished_string' };
    const escape = match(ESCAPE, text, at);
    if (escape === '') return { at, reason: 'bad_escape' };
    at += escape.length;
  }
};

/** The end of a literal, number or string that starts at `at`. */
const scalarEnd = (text: string, at: number, precise: (number: string) => boolean): Step => {
  if (text[at] === '"') return stringEnd(text, at);
  const literal = match(LITERAL, text, at);
  const number = literal === '' ? match(NUMBER_TOKEN, text, at) : '';
  if (literal === '' && number === '') return unexpected(text, at);
  return number !== '' && !precise(number) ? { at, reason: 'imprecise_number' } : at + literal.length + number.length;
};

/** The end of a key and its colon. */
const keyEnd = (text: string, at: number): Step => {
  if (text[at] !== '"') return { at, reason: at >= text.length ? 'unexpected_end' : 'key_expected' };
  const end = stringEnd(text, at);
  if (typeof end !== 'number') return end;
  const colon = skip(text, end);
  return text[colon] === ':' ? skip(text, colon + 1) : unexpected(text, colon);
};

/**
 * The first error of a JSON text, or null. Browsers word and position the errors of JSON.parse differently.
 * `precise` says whether a number survives parsing; deep nesting uses no stack.
 */
export const findJsonError = (text: string, precise: (number: string) => boolean): JsonError | null => {
  const open: ('}' | ']')[] = [];
  let at = skip(text, 0);
  for (;;) {
    const opened = text[at];
    if (opened === '{' || opened === '[') {
      const close = opened === '{' ? '}' : ']';
      at = skip(text, at + 1);
      if (text[at] !== close) {
        open.push(close);
        const begun = close === '}' ? keyEnd(text, at) : at;
        if (typeof begun !== 'number') return begun;
        at = begun;
        continue;
      }
      at += 1;
    } else {
      const end = scalarEnd(text, at, precise);
      if (typeof end !== 'number') return end;
      at = end;
    }
    at = skip(text, at);
    while (open.length > 0 && text[at] === open.at(-1)) {
      open.pop();
      at = skip(text, at + 1);
    }
    if (open.length === 0) return at < text.length ? { at, reason: 'text_after_end' } : null;
    if (text[at] !== ',') return unexpected(text, at);
    const next = skip(text, at + 1);
    if (text[next] === open.at(-1)) return { at, reason: 'comma_before_end' };
    const begun = open.at(-1) === '}' ? keyEnd(text, next) : next;
    if (typeof begun !== 'number') return begun;
    at = begun;
  }
};

/** A parsed text. An invalid one keeps its text and has the position of the error, counted from 1. */
export type JsonText =
  | { readonly kind: 'value'; readonly value: Json }
  | {
      readonly kind: 'invalid';
      readonly text: string;
      readonly line: number;
      readonly column: number;
      readonly reason: JsonErrorReason;
    };

const positionOf = (text: string, at: number): { readonly line: number; readonly column: number } => {
  const before = text.slice(0, at);
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
};

/**
 * Parses a JSON text; an empty one is null. A number that a double cannot hold is an error instead of being rounded:
 * it has to be quoted.
 */
export const parseJsonText = (text: string): JsonText => {
  if (text.trim() === '') return { kind: 'value', value: null };
  const fault = findJsonError(text, isLosslessNumber);
  if (fault === null) return { kind: 'value', value: JSON.parse(text) as Json };
  return { kind: 'invalid', text, ...positionOf(text, fault.at), reason: fault.reason };
};

const INDENT = 4;

/** A value as text to edit, indented by four spaces; null is the empty text. */
export const printJsonText = (value: Json): string => (value === null ? '' : JSON.stringify(value, null, INDENT));
