import type { CollectionContents } from '../../../application/data-model';
import type { AffectedField } from '../../../domain/data-model';
import { useText } from '../../../kit';
import classes from './collection-contents.module.css';

const pathsOf = (fields: readonly AffectedField[]): string =>
  fields.map(({ collection, field }) => `${collection}.${field}`).join(', ');

/** What is deleted with a collection. */
export const CollectionContentsList = ({ contents }: { readonly contents: CollectionContents }) => {
  const { t } = useText();
  const { items, permissions, presets, keys, lists, anyFields } = contents;
  return (
    <ul className={classes['list']} aria-label={t('deleted_with_it')}>
      <li>{t('deleted_items', { count: items })}</li>
      {permissions === 0 ? null : <li>{t('deleted_permissions', { count: permissions })}</li>}
      {presets === 0 ? null : <li>{t('deleted_presets', { count: presets })}</li>}
      <li>{t('deleted_history')}</li>
      {keys.length === 0 ? null : <li>{t('deleted_keys', { count: keys.length, fields: pathsOf(keys) })}</li>}
      {lists.length === 0 ? null : <li>{t('deleted_lists', { count: lists.length, fields: pathsOf(lists) })}</li>}
      {anyFields.length === 0 ? null : <li>{t('deleted_any_fields', { fields: pathsOf(anyFields) })}</li>}
    </ul>
  );
};
