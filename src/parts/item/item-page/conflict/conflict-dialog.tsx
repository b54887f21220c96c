import { useState } from 'react';
import type { ConcurrentChange } from '../../../../application/item-editing';
import { type Conflict, conflictId } from '../../../../domain/items';
import { fieldName, fieldOf, type Field } from '../../../../domain/schema';
import { useService, useText } from '../../../../kit';
import { Button, Dialog } from '../../../../ui';
import type { ItemViewModel } from '../item.view-model';
import { concurrentEditText } from '../concurrent-edit-summary.rules';
import classes from './conflict-dialog.module.css';
import { ConflictField } from './conflict-field';
import { decideAll, areAllDecided, type Decisions } from './conflict.rules';
import { SchemaStore } from '../../../../application/schema';

interface ConflictDialogProps {
  readonly view: ItemViewModel;
  readonly conflicts: readonly Conflict[];
  readonly concurrent: ConcurrentChange;
}

/**
 * Shows both values of each field that was changed concurrently, and lets the user choose before anything is written.
 */
export const ConflictDialog = ({ view, conflicts, concurrent }: ConflictDialogProps) => {
  const { t, locale, localizeField } = useText();
  const { schema } = useService(SchemaStore);
  const [decisions, decide] = useState<Decisions>({});
  const { prompts, target } = view.item.editing;
  const findField = (name: string, row?: Conflict['row']): Field | null =>
    fieldOf(schema, row?.collection ?? target.collection, name);
  const nameOf = (name: string, row?: Conflict['row']): string => {
    const field = findField(name, row);
    return field === null ? name : fieldName(localizeField(field), locale.code);
  };
  const otherFields = concurrent.fields
    .filter((name) => !conflicts.some(({ field }) => field === name))
    .map((name) => nameOf(name));
  const summary = view.summaryOf(concurrent);
  // The author is that of the first conflict.
  const isDeletion = conflicts[0]?.row?.isDeleted === true;
  const cancel = (): void => prompts.answer({ kind: 'cancel' });
  return (
    <Dialog
      open
      wide
      onClose={cancel}
      title={t(summary.isMe ? 'conflict_title_own' : 'conflict_title')}
      text={t(isDeletion ? 'conflict_text_deleted' : 'conflict_text', concurrentEditText(summary, t, locale.code))}
      actions={
        <>
          <Button variant="ghost" onClick={cancel}>
            {t('keep_editing')}
          </Button>
          <Button
            variant="primary"
            icon="check"
            disabledReason={areAllDecided(conflicts, decisions) ? undefined : t('conflict_undecided')}
            onClick={() => prompts.answer({ kind: 'resolve', resolutions: decisions })}
          >
            {t('conflict_save')}
          </Button>
        </>
      }
    >
      <div className={classes['fields']}>
        {conflicts.length < 2 ? null : (
          <div className={classes['all']}>
            <Button variant="secondary" size="small" onClick={() => decide(decideAll(conflicts, 'mine'))}>
              {t(summary.isMe ? 'conflict_all_mine_own' : 'conflict_all_mine')}
            </Button>
            <Button variant="secondary" size="small" onClick={() => decide(decideAll(conflicts, 'theirs'))}>
              {t(summary.isMe ? 'conflict_all_theirs_own' : 'conflict_all_theirs')}
            </Button>
          </div>
        )}
        {conflicts.map((conflict) => (
          <ConflictField
            key={conflictId(conflict)}
            conflict={conflict}
            field={findField(conflict.field, conflict.row)}
            name={nameOf(conflict.field, conflict.row)}
            isOwn={summary.isMe}
            decided={decisions[conflictId(conflict)] ?? null}
            onDecide={(resolution) => decide({ ...decisions, [conflictId(conflict)]: resolution })}
          />
        ))}
        {otherFields.length === 0 ? null : (
          <p className={classes['besides']}>
            {t('conflict_also', { fields: new Intl.ListFormat(locale.code).format(otherFields) })}
          </p>
        )}
      </div>
    </Dialog>
  );
};
