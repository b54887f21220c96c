import type { Json } from '../../../kernel';

/** Why a text has no value of a type. */
export type EntryProblem = 'no_number' | 'no_whole_number' | 'no_boolean' | 'no_date' | 'no_time';

/** The value of a text, null for an empty one; doubtful where others may mean another value by the same text. */
export type EntryReading =
  | { readonly kind: 'value'; readonly value: Json; readonly isDoubtful: boolean }
  | { readonly kind: 'refused'; readonly problem: EntryProblem };
