import type { Scope } from '../../../domain/presets';

/** What marks whom a bookmark is for, and how it is said: in a sentence, and behind its name. */
export interface ScopeLabel {
  /** Null for one's own, which needs no mark. */
  readonly icon: string | null;
  readonly sentence: 'bookmark_of_you' | 'bookmark_of_role' | 'bookmark_of_all';
  readonly suffix: 'bookmark_shared_role' | 'bookmark_shared_all' | null;
  readonly role: string;
}

/** Names of roles, as far as they are known. */
type NamedRoles = readonly { readonly id: string; readonly name: string }[];

export const scopeLabel = (scope: Scope, roles: NamedRoles): ScopeLabel => {
  switch (scope.kind) {
    case 'user':
      return { icon: null, sentence: 'bookmark_of_you', suffix: null, role: '' };
    case 'role': {
      const role = roles.find(({ id }) => id === scope.id)?.name ?? scope.id;
      return { icon: 'people', sentence: 'bookmark_of_role', suffix: 'bookmark_shared_role', role };
    }
    case 'all':
      return { icon: 'public', sentence: 'bookmark_of_all', suffix: 'bookmark_shared_all', role: '' };
  }
};
