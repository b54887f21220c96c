import type { Item, PrimaryKey } from '../../domain/items';
import type { Failure } from '../../kernel';

/** A write of which nobody knows whether it took effect. */
export interface Doubt {
  readonly what: 'create' | 'update' | 'delete';
  readonly sent: Item;
  /** The key that was sent with a new item; null where the platform counts keys. */
  readonly key: PrimaryKey | null;
  /** `found`: something like it is there, under this key; only of a new item whose key was not known. */
  readonly state: 'open' | 'not-arrived' | 'found' | 'unsearchable';
  readonly found: PrimaryKey | null;
}

/** No answer, one that cannot be read, or one of a server in trouble: the write may have been made all the same. */
export const isUncertain = (failure: Failure): boolean =>
  failure.kind === 'network'
    ? failure.write
    : failure.kind === 'decode' || (failure.kind === 'api' && failure.status >= 500);

export const doubtOf = (what: Doubt['what'], sent: Item, key: PrimaryKey | null): Doubt => ({
  what,
  sent,
  key,
  state: 'open',
  found: null,
});
