import type { RelationalType } from '../schema';
import { denied, type Access, type Denial } from './access';

/** Where a relational field leads: the collection of the items, and the junction on the way, if there is one. */
export interface RelationalTarget {
  readonly kind: RelationalType;
  readonly related: string;
  readonly junction: string | null;
}

/** Whether new items can be made from within the field (spec 002, 5). */
export const createRelatedDenied = (access: Access, { kind, related, junction }: RelationalTarget): Denial | false => {
  const link = junction === null ? false : denied(access, junction, 'create');
  const update = kind === 'o2m' ? denied(access, related, 'update') : false;
  return link || update || denied(access, related, 'create');
};

/** Whether items there are can be chosen: that writes a link, their key back here, or only the item itself. */
export const selectRelatedDenied = (access: Access, { kind, related, junction }: RelationalTarget): Denial | false => {
  if (junction !== null) return denied(access, junction, 'create');
  return kind === 'o2m' ? denied(access, related, 'update') : false;
};
