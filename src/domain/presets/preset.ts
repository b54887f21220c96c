import type { Json, JsonObject } from '../../kernel';

/** A saved view of a collection: a bookmark when `bookmark` has a name, otherwise the collection's preset. */
export interface Preset {
  readonly id: number;
  readonly bookmark: string | null;
  readonly user: string | null;
  readonly role: string | null;
  readonly collection: string | null;
  readonly search: string | null;
  readonly filters: Json;
  readonly layout: string | null;
  readonly layout_query: JsonObject | null;
  readonly layout_options: JsonObject | null;
  readonly refresh_interval: number | null;
}

/** The audience of a preset. */
export type Scope = { readonly kind: 'all' } | { readonly kind: 'role' | 'user'; readonly id: string };

/** Columns of the scope; both null for everyone. */
export type ScopeColumns = Pick<Preset, 'user' | 'role'>;

export const scopeOf = ({ user, role }: ScopeColumns): Scope => {
  if (user !== null) return { kind: 'user', id: user };
  return role === null ? { kind: 'all' } : { kind: 'role', id: role };
};

const SCOPE_PRIORITY = { user: 0, role: 1, all: 2 } as const;

/** Sort key: the user's own presets first, then the role's, then global ones. */
export const scopePriority = ({ kind }: Scope): number => SCOPE_PRIORITY[kind];

export const scopeColumns = (scope: Scope): ScopeColumns => ({
  user: scope.kind === 'user' ? scope.id : null,
  role: scope.kind === 'role' ? scope.id : null,
});

/** 'all', 'role_{id}' or 'user_{id}' (spec 001, 3). */
export const scopeText = (scope: Scope): string => (scope.kind === 'all' ? 'all' : `${scope.kind}_${scope.id}`);

/** Null for any other text. */
export const parseScope = (text: string): Scope | null => {
  if (text === 'all') return { kind: 'all' };
  const [kind, id] = [text.slice(0, 4), text.slice(5)];
  return (kind === 'role' || kind === 'user') && text[4] === '_' && id !== '' ? { kind, id } : null;
};
