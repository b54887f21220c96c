import type { RowProblem } from '../../domain/exchange';
import type { Failure } from '../../kernel';

/** Why a row of a file has not become an item, as far as anybody knows. */
export type RowFailure =
  | { readonly kind: 'wrong'; readonly problems: readonly RowProblem[] }
  | { readonly kind: 'refused'; readonly failure: Failure }
  /** The answer was lost: it may be there. */
  | { readonly kind: 'unsure' }
  /** Somebody has stopped before its turn. */
  | { readonly kind: 'not_sent' };

export interface FailedRow {
  /** Its place among the rows of the file, from 0. */
  readonly index: number;
  readonly why: RowFailure;
}
