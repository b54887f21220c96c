import type { Revision } from './revision';

/** What a revision is called; `count` is how many fields an update changed. */
export type ActionLabel =
  | { readonly kind: 'create' | 'delete' | 'revert' | 'other' }
  | { readonly kind: 'update'; readonly count: number };

/** How many fields the save behind a revision sent. */
export const changeCount = (revision: Revision): number => Object.keys(revision.delta ?? {}).length;

export const actionLabel = (revision: Revision): ActionLabel => {
  const action = revision.activity?.action;
  switch (action) {
    case 'create':
    case 'delete':
    case 'revert':
      return { kind: action };
    case 'update':
      return { kind: 'update', count: changeCount(revision) };
    default:
      return { kind: 'other' };
  }
};
