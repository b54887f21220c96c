import type { PrimaryKey } from '../../domain/items';
import type { Revision, RevisionPage } from '../../domain/revisions';
import { token, type Call } from '../../kernel';

/** Saved states of items. Only the platform writes revisions. */
export interface RevisionsGateway {
  /** Newest first. Empty when there are none, even if the item does not exist; FORBIDDEN without the permission. */
  listForItem(collection: string, item: PrimaryKey): Call<RevisionPage>;
  /** The revision of the creation; null when it was not stored. */
  firstRevision(collection: string, item: PrimaryKey): Call<Revision | null>;
}

export const RevisionsGateway = token<RevisionsGateway>('RevisionsGateway');
