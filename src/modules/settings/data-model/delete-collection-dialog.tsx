import { useId, useState } from 'react';
import type { DeleteCollection } from '../../../application/data-model';
import { useStream, useText } from '../../../kit';
import { FailureNotice } from '../../../parts/page/failure-state';
import { DeletionDialog } from '../../../parts/page/deletion-dialog';
import { Field, Input, Progress } from '../../../ui';
import { CollectionContentsList } from './collection-contents';

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
      {contents.kind === 'ready' ? <CollectionContentsList contents={contents.value} /> : null}
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
