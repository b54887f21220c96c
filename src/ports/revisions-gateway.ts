import type { PrimaryKey } from '../domain/items';
import type { Revision, RevisionPage } from '../domain/revisions';
import { token, type Call } from '../kernel';

/** What an item was before. The platform writes revisions by itself; nobody else does. */
export interface RevisionsGateway {
  /** The newest first. Empty for an item without any, there or not; FORBIDDEN for who may not read revisions. */
  listForItem(collection: string, item: PrimaryKey): Call<RevisionPage>;
  /** The one that came with the item; null when none was kept. */
  firstRevision(collection: string, item: PrimaryKey): Call<Revision | null>;
}

export const RevisionsGateway = token<RevisionsGateway>('RevisionsGateway');
