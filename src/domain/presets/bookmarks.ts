import { appliesTo, type Viewer } from './applying';
import type { Preset } from './preset';
import { scopePriority, scopeOf, type Scope } from './scope';

/** A bookmark as it is listed. */
export interface Bookmark {
  readonly id: number;
  readonly collection: string;
  readonly name: string;
  readonly scope: Scope;
  readonly preset: Preset;
}

/** All that somebody sees, of every collection: their own first, then their role's, then everybody's, each by name. */
export const allBookmarks = (presets: readonly Preset[], viewer: Viewer, locale: string): readonly Bookmark[] =>
  presets
    .flatMap((preset): readonly Bookmark[] => {
      const { id, bookmark: name, collection } = preset;
      const scope = scopeOf(preset);
      return name === null || collection === null || !appliesTo(scope, viewer)
        ? []
        : [{ id, collection, name, scope, preset }];
    })
    .sort((a, b) => scopePriority(a.scope) - scopePriority(b.scope) || a.name.localeCompare(b.name, locale) || a.id - b.id);
