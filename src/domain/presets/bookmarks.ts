import { textOrder } from '../../kernel';
import { denied, itemDenied, validationErrors, type Access, type Denial, type ItemDenial } from '../permissions';
import { emptySchema } from '../schema';
import { scopeColumns, scopeOf, scopePriority, type Preset, type Scope } from './preset';
import { appliesTo, type Viewer } from './resolve-preset';

/** A bookmark in a list. */
export interface Bookmark {
  readonly id: number;
  readonly collection: string;
  readonly name: string;
  readonly scope: Scope;
  /** A bookmark of a role that the user does not have. */
  readonly isForOthers: boolean;
  readonly preset: Preset;
}

/** True for the presets that apply to the user, and for bookmarks of other roles: their author can change them. */
export const isInReach = (preset: Preset, viewer: Viewer): boolean => {
  const scope = scopeOf(preset);
  return appliesTo(scope, viewer) || (preset.bookmark !== null && scope.kind === 'role');
};

/**
 * All bookmarks in reach of the user: own ones first, then the role's, global ones, those of other roles, each by name.
 */
export const allBookmarks = (presets: readonly Preset[], viewer: Viewer, locale: string): readonly Bookmark[] =>
  presets
    .flatMap((preset): readonly Bookmark[] => {
      const { id, bookmark: name, collection } = preset;
      const scope = scopeOf(preset);
      return name === null || collection === null || !isInReach(preset, viewer)
        ? []
        : [{ id, collection, name, scope, isForOthers: !appliesTo(scope, viewer), preset }];
    })
    .sort(
      (a, b) =>
        Number(a.isForOthers) - Number(b.isForOthers) ||
        scopePriority(a.scope) - scopePriority(b.scope) ||
        textOrder(locale)(a.name, b.name) ||
        a.id - b.id,
    );

const PRESETS = 'directus_presets';

/**
 * False when the permissions on presets allow to change or delete the bookmark. Owners may by app access; a bookmark
 * for a role or everyone has no owner. `now` in ms since 1970.
 */
export const bookmarkDenied = (
  access: Access,
  bookmark: Preset,
  action: 'update' | 'delete',
  now: number,
): ItemDenial | false =>
  // Presets have neither decimals nor big integers, so no schema is needed to compare them.
  itemDenied(emptySchema, access, PRESETS, action, { ...bookmark }, now);

/**
 * False when the user may create a bookmark of this scope. Own bookmarks are always allowed. `now` in ms since 1970.
 */
export const sharingDenied = (access: Access, scope: Scope, now: number): Denial | false => {
  if (scope.kind === 'user' && scope.id === access.user?.id) return false;
  const violatesRule = validationErrors(access, PRESETS, 'create', scopeColumns(scope), now).length > 0;
  return violatesRule ? 'not_allowed' : denied(access, PRESETS, 'create');
};
