import type { Revision } from './revision';

/** What a revision is called; `count` is how many fields an update changed. */
export type ActionLabel =
  { readonly kind: 'create' | 'delete' | 'revert' | 'other' } | { readonly kind: 'update'; readonly count: number };

/** The fields that the save behind a revision changed, but for those that the server fills in by itself. */
export const changedFields = (revision: Revision, automatic: ReadonlySet<string>): readonly string[] =>
  Object.keys(revision.delta ?? {}).filter((field) => !automatic.has(field));

/** `automatic` are the names of fields that change with every save, which nobody means to. */
export const actionLabel = (revision: Revision, automatic: ReadonlySet<string>): ActionLabel => {
  const action = revision.activity?.action;
  switch (action) {
    case 'create':
    case 'delete':
    case 'revert':
      return { kind: action };
    case 'update':
      return { kind: 'update', count: changedFields(revision, automatic).length };
    default:
      return { kind: 'other' };
  }
};
