import { denied, validationErrors, type Access, type Denial } from '../permissions';
import { scopeColumns, scopeOf, scopePriority, type Preset, type Scope } from './preset';
import { appliesTo, type Viewer } from './resolve-preset';

/** A bookmark in a list. */
export interface Bookmark {
  readonly id: number;
  readonly collection: string;
  readonly name: string;
  readonly scope: Scope;
  readonly preset: Preset;
}

/** All bookmarks visible to the user: own ones first, then the role's, then global ones, each by name. */
export const allBookmarks = (presets: readonly Preset[], viewer: Viewer, locale: string): readonly Bookmark[] =>
  presets
    .flatMap((preset): readonly Bookmark[] => {
      const { id, bookmark: name, collection } = preset;
      const scope = scopeOf(preset);
      return name === null || collection === null || !appliesTo(scope, viewer)
        ? []
        : [{ id, collection, name, scope, preset }];
    })
    .sort(
      (a, b) => scopePriority(a.scope) - scopePriority(b.scope) || a.name.localeCompare(b.name, locale) || a.id - b.id,
    );

/** False when the user may rename, update and delete the bookmark: only its owner may (spec 000, 4). */
export const bookmarkDenied = (bookmark: Preset, user: string | null): Denial | false =>
  user !== null && bookmark.user === user ? false : 'not_allowed';

const PRESETS = 'directus_presets';

/**
 * False when the user may create a bookmark of this scope. Own bookmarks are always allowed. `now` in ms since 1970.
 */
export const sharingDenied = (access: Access, scope: Scope, now: number): Denial | false => {
  if (scope.kind === 'user' && scope.id === access.user?.id) return false;
  const violatesRule = validationErrors(access, PRESETS, 'create', scopeColumns(scope), now).length > 0;
  return violatesRule ? 'not_allowed' : denied(access, PRESETS, 'create');
};
