import { useId, useState } from 'react';
import type { CollectionContents, DeleteCollection } from '../../../application/data-model';
import type { AffectedField } from '../../../domain/data-model';
import { useStream, useText } from '../../../kit';
import { FailureNotice } from '../../../parts/page/failure-state';
import { DeletionDialog } from '../../../parts/page/deletion-dialog';
import { Field, Input, Progress } from '../../../ui';
import classes from './delete-collection-dialog.module.css';

const pathsOf = (fields: readonly AffectedField[]): string =>
  fields.map(({ collection, field }) => `${collection}.${field}`).join(', ');

const Contents = ({ contents }: { readonly contents: CollectionContents }) => {
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

interface DeleteCollectionDialogProps {
  readonly operation: DeleteCollection;
  readonly onClose: () => void;
}

/** Says what is deleted with a collection. Where it has items, its name has to be typed. */
export const DeleteCollectionDialog = ({ operation, onClose }: DeleteCollectionDialogProps) => {
  const { t } = useText();
  const id = useId();
  const contents = useStream(operation.contents$);
  const failure = useStream(operation.failure$);
  const busy = useStream(operation.busy$);
  const [typed, setTyped] = useState('');
  const { collection } = operation;
  // Unknown contents count as items.
  const needsName = contents.kind !== 'ready' || contents.value.items > 0;
  const denied = needsName && typed !== collection ? t('type_name_first', { name: collection }) : null;
  return (
    <DeletionDialog
      open
      title={t('delete_collection_question', { collection })}
      text={t('delete_collection_text')}
      action={t('delete_collection_do')}
      busy={busy}
      denied={denied}
      onClose={onClose}
      onDelete={() => operation.execute()}
    >
      {contents.kind === 'ready' ? <Contents contents={contents.value} /> : null}
      {contents.kind === 'loading' ? <Progress label={t('counting')} value={null} /> : null}
      {contents.kind === 'failed' ? <FailureNotice failure={contents.failure} /> : null}
      {needsName ? (
        <Field name={id} label={t('type_name', { name: collection })}>
          <Input value={typed} mono autoComplete="off" onChange={setTyped} />
        </Field>
      ) : null}
      {failure === null ? null : <FailureNotice failure={failure} />}
    </DeletionDialog>
  );
};
