import type { Json, JsonObject } from '../../kernel';

/**
 * True, false, or null for a condition that says nothing, such as an operator nobody knows; 'unknown' when the item was
 * read without something that was asked about.
 */
export type Verdict = boolean | null | 'unknown';

export type Judge = (item: JsonObject) => Verdict;

/** The value of a field against its condition; undefined where there is no such field. */
export type ValueTest = (value: Json | undefined) => Verdict;

/** A field and what is asked of it. */
export interface Member {
  readonly field: string;
  readonly test: ValueTest;
}
