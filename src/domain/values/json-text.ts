import type { Json } from '../../kernel';
import { jsonFault, type JsonReason } from './json-error';
import { isLosslessNumber } from './numeric-text';

/** A typed text and what it stands for. What is no JSON keeps its text and says where the trouble is, counted from 1. */
export type JsonText =
  | { readonly kind: 'value'; readonly value: Json }
  | {
      readonly kind: 'invalid';
      readonly text: string;
      readonly line: number;
      readonly column: number;
      readonly reason: JsonReason;
    };

const placeOf = (text: string, at: number): { readonly line: number; readonly column: number } => {
  const before = text.slice(0, at);
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
};

/**
 * The value of a JSON text; an empty one is null. A number that a double cannot hold is refused rather than rounded in
 * silence: put it in quotes.
 */
export const parseJsonText = (text: string): JsonText => {
  if (text.trim() === '') return { kind: 'value', value: null };
  const fault = jsonFault(text, isLosslessNumber);
  if (fault === null) return { kind: 'value', value: JSON.parse(text) as Json };
  return { kind: 'invalid', text, ...placeOf(text, fault.at), reason: fault.reason };
};

const INDENT = 4;

/** A value as text to edit: indented by four; null is the empty text. */
export const printJsonText = (value: Json): string => (value === null ? '' : JSON.stringify(value, null, INDENT));
