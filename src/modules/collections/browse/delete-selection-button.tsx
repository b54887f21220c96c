import { useState } from 'react';
import type { DeleteSelection } from '../../../application/browse';
import { useStream, useText } from '../../../kit';
import { DeletionDialog } from '../../../parts/deletion-dialog';
import { Button } from '../../../ui';
import { BatchDialog } from './batch-dialog';

interface DeleteSelectionButtonProps {
  readonly remove: DeleteSelection;
  readonly count: number;
  /** The collection's name for people. */
  readonly title: string;
}

/** Asks, deletes, and says what has come of it. */
export const DeleteSelectionButton = ({ remove, count, title }: DeleteSelectionButtonProps) => {
  const { t } = useText();
  const disabled = useStream(remove.denied$);
  const [asking, ask] = useState(false);
  const words = t('delete_items', { count });
  return (
    <>
      <Button
        variant="danger"
        size="small"
        icon="delete"
        collapses
        disabledReason={disabled && t(disabled)}
        onClick={() => ask(true)}
      >
        {words}
      </Button>
      <DeletionDialog
        open={asking}
        title={t('delete_items_question', { count })}
        text={t('delete_items_text', { collection: title })}
        action={words}
        onClose={() => ask(false)}
        onDelete={() => {
          ask(false);
          remove.execute();
        }}
      />
      <BatchDialog work={remove.run} progress="deleting_items" outcome="batch_deleted_of" />
    </>
  );
};
