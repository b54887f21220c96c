import type { PrimaryKey } from '../../domain/items';

/** Which item a history is about. */
export interface ItemPlace {
  readonly collection: string;
  readonly key: PrimaryKey;
}
