import type { PrimaryKey } from '../../domain/items';
import type { RevisionDelta, RevisionEntry, RevisionPage, RevisionWithPrevious } from '../../domain/revisions';
import { token, type Call } from '../../kernel';

/** Saved states of items. Only the platform writes revisions. */
export interface RevisionsGateway {
  /**
   * Newest first, without recorded values. Empty when there are none, even if the item does not exist; FORBIDDEN
   * without the permission.
   */
  listForItem(collection: string, item: PrimaryKey, limit: number): Call<RevisionPage>;
  /** The revision of the creation; null when it was not stored. */
  firstRevision(collection: string, item: PrimaryKey): Call<RevisionEntry | null>;
  /** A revision of the item and the one before it, with their recorded values; null when it does not exist. */
  readWithPrevious(collection: string, item: PrimaryKey, id: number): Call<RevisionWithPrevious | null>;
  /**
   * The payloads of the saves of these revisions, in no order; null where none was stored, or something else than an
   * object. Revisions that do not exist are left out; FORBIDDEN without the permission.
   */
  readDeltas(ids: readonly number[]): Call<readonly RevisionDelta[]>;
}

export const RevisionsGateway = token<RevisionsGateway>('RevisionsGateway');
