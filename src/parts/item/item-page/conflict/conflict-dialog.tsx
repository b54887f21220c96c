import { useState } from 'react';
import type { ConflictGroup } from '../../../../application/item-editing';
import { type Conflict, conflictId } from '../../../../domain/items';
import { fieldOf, type Field } from '../../../../domain/schema';
import { useService, useText } from '../../../../kit';
import { Button, Dialog } from '../../../../ui';
import type { ItemViewModel } from '../item.view-model';
import { concurrentEditText } from '../concurrent-edit-summary.rules';
import classes from './conflict-dialog.module.css';
import { ConflictField } from './conflict-field';
import { decideAll, areAllDecided, type Decisions } from './conflict.rules';
import { SchemaStore } from '../../../../application/data-model';

interface ConflictDialogProps {
  readonly view: ItemViewModel;
  readonly groups: readonly ConflictGroup[];
}

/**
 * Shows both values of each field that was changed concurrently, and lets the user choose before anything is written. With
 * changes of several users, each of them has a section.
 */
export const ConflictDialog = ({ view, groups }: ConflictDialogProps) => {
  const { t, locale, fieldName } = useText();
  const { schema } = useService(SchemaStore);
  const [decisions, decide] = useState<Decisions>({});
  const { prompts, target } = view.item.editing;
  const conflicts = groups.flatMap((group) => group.conflicts);
  const findField = (name: string, row?: Conflict['row']): Field | null =>
    fieldOf(schema, row?.collection ?? target.collection, name);
  const nameOf = (name: string, row?: Conflict['row']): string => {
    const field = findField(name, row);
    return field === null ? name : fieldName(field);
  };
  const sections = groups.map((group) => {
    const summary = view.summaryOf(group.concurrent);
    const isConflict = (name: string): boolean =>
      group.conflicts.some(({ field, row }) => row === undefined && field === name);
    const otherFields = group.concurrent.fields.filter((name) => !isConflict(name));
    return {
      conflicts: group.conflicts,
      isOwn: summary.isMe,
      isDeletion: group.conflicts.some(({ row }) => row?.isDeleted === true),
      by: concurrentEditText(summary, t, locale.code),
      otherFields: otherFields.map((name) => nameOf(name)),
    };
  });
  const [only] = sections.length === 1 ? sections : [];
  const isOwn = sections.every((section) => section.isOwn);
  const cancel = (): void => prompts.answer({ kind: 'cancel' });
  return (
    <Dialog
      open
      wide
      onClose={cancel}
      title={t(isOwn ? 'conflict_title_own' : 'conflict_title')}
      text={
        only === undefined
          ? t('conflict_text_several')
          : t(only.isDeletion ? 'conflict_text_deleted' : 'conflict_text', only.by)
      }
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
              {t(isOwn ? 'conflict_all_mine_own' : 'conflict_all_mine')}
            </Button>
            <Button variant="secondary" size="small" onClick={() => decide(decideAll(conflicts, 'theirs'))}>
              {t(isOwn ? 'conflict_all_theirs_own' : 'conflict_all_theirs')}
            </Button>
          </div>
        )}
        {sections.map((section, index) => (
          <div key={index} className={classes['fields']}>
            {only === undefined ? (
              <h3 className={classes['author']}>
                {t(section.isDeletion ? 'conflict_deleted_by' : 'conflict_changed_by', section.by)}
              </h3>
            ) : null}
            {section.conflicts.map((conflict) => (
              <ConflictField
                key={conflictId(conflict)}
                conflict={conflict}
                field={findField(conflict.field, conflict.row)}
                name={nameOf(conflict.field, conflict.row)}
                isOwn={section.isOwn}
                decided={decisions[conflictId(conflict)] ?? null}
                onDecide={(resolution) => decide({ ...decisions, [conflictId(conflict)]: resolution })}
              />
            ))}
            {section.otherFields.length === 0 ? null : (
              <p className={classes['besides']}>
                {t('conflict_also', { fields: new Intl.ListFormat(locale.code).format(section.otherFields) })}
              </p>
            )}
          </div>
        ))}
      </div>
    </Dialog>
  );
};
