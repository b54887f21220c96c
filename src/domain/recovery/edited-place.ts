import type { PrimaryKey, Target } from '../items';

/** Several items that are given the same values at once, and no others. */
export interface SeveralItems {
  readonly kind: 'several';
  readonly collection: string;
  readonly keys: readonly PrimaryKey[];
}

/** What a form was open for. */
export type EditedPlace = Target | SeveralItems;
