import type { Scope } from '../../../domain/presets';

/** How the scope of a bookmark is shown: icon, sentence, and suffix of its name. */
export interface ScopeLabel {
  /** Null for the user's own. */
  readonly icon: string | null;
  readonly sentence: 'bookmark_of_you' | 'bookmark_of_role' | 'bookmark_of_all';
  readonly suffix: 'bookmark_shared_role' | 'bookmark_shared_all' | null;
  readonly role: string;
}

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
