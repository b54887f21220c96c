import type { PrimaryKey } from './item';

/** Which item: an existing one, one not created yet, or the only one of a singleton. */
export type Target =
  | { readonly kind: 'existing'; readonly collection: string; readonly key: PrimaryKey }
  | { readonly kind: 'new'; readonly collection: string }
  | { readonly kind: 'singleton'; readonly collection: string };
