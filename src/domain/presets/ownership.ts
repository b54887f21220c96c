import type { Denial } from '../permissions';
import type { Preset } from './preset';

/** False when this person may rename, update and delete the bookmark, which only its owner may (spec 000, 4). */
export const bookmarkDenied = (bookmark: Preset, user: string | null): Denial | false =>
  user !== null && bookmark.user === user ? false : 'not_allowed';
