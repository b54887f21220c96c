/** What stands for an item that depends on who looks; the platform puts it in. */
export interface RelatedDynamic {
  readonly value: '$CURRENT_USER' | '$CURRENT_ROLE';
  /** Key of its text. */
  readonly text: 'filter_use_me' | 'filter_use_my_role';
}

export const relatedDynamic = (collection: string): readonly RelatedDynamic[] => {
  if (collection === 'directus_users') return [{ value: '$CURRENT_USER', text: 'filter_use_me' }];
  return collection === 'directus_roles' ? [{ value: '$CURRENT_ROLE', text: 'filter_use_my_role' }] : [];
};
