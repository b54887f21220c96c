import { useState } from 'react';
import type { RecoverableDraft } from '../../../application/recovery';
import { isRestorable, type RecoverableEdit } from '../../../domain/recovery';
import { useService, useText } from '../../../kit';
import { Button, Dialog } from '../../../ui';
import { RecoveredField } from './recovered-field';
import classes from './recovery.module.css';
import { editTexts } from './recovery.rules';
import { ClipboardWriter } from '../../../application/clipboard';

export interface RecoveryActions {
  readonly onRestore: (fields: readonly string[]) => void;
  readonly onLater: () => void;
  readonly onDiscard: () => void;
  readonly onStartNew: () => void;
}

interface RecoveryDialogProps extends RecoveryActions {
  readonly draft: RecoverableDraft;
  readonly onClose: () => void;
}

/** Fields that were edited since are not ticked: restoring would overwrite them. */
const defaultTicked = (edits: readonly RecoverableEdit[]): ReadonlySet<string> =>
  new Set(edits.filter((edit) => isRestorable(edit) && edit.status !== 'typed').map(({ field }) => field));

/** The fields of a draft, with a choice of those to restore. */
export const RecoveryDialog = ({ draft, onClose, onRestore, onLater, onDiscard, onStartNew }: RecoveryDialogProps) => {
  const { t, fieldName } = useText();
  const clipboard = useService(ClipboardWriter);
  const { edits, isItemMissing, entry } = draft;
  const [ticked, tick] = useState(() => defaultTicked(edits));
  const nameOf = ({ field, definition }: RecoverableEdit): string =>
    definition === null ? field : fieldName(definition);
  const selected = edits.filter((edit) => isRestorable(edit) && ticked.has(edit.field)).map(({ field }) => field);
  const change = (field: string, on: boolean): void => {
    const next = new Set(ticked);
    if (on) next.add(field);
    else next.delete(field);
    tick(next);
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('unsaved_restore_title')}
      text={t(isItemMissing ? 'unsaved_gone_text' : 'unsaved_restore_text')}
      actions={
        <>
          <Button variant="danger" onClick={onDiscard}>
            {t('unsaved_throw_away')}
          </Button>
          <Button variant="ghost" onClick={onLater}>
            {t('unsaved_later')}
          </Button>
          {isItemMissing ? (
            <>
              <Button
                onClick={() => clipboard.copyEdits(editTexts(edits.map((edit) => [nameOf(edit), edit] as const)))}
              >
                {t('unsaved_copy')}
              </Button>
              <Button variant="primary" onClick={onStartNew} data-autofocus>
                {t('unsaved_begin_new')}
              </Button>
            </>
          ) : (
            <Button
              variant="primary"
              disabledReason={selected.length === 0 && t('unsaved_none_ticked')}
              onClick={() => onRestore(selected)}
              data-autofocus
            >
              {t('unsaved_restore_fields', { count: selected.length })}
            </Button>
          )}
        </>
      }
    >
      <ul className={classes['fields']}>
        {edits.map((edit) => (
          <RecoveredField
            key={edit.field}
            edit={edit}
            name={nameOf(edit)}
            several={entry.place.kind === 'several'}
            ticked={isItemMissing ? null : ticked.has(edit.field)}
            onTick={(on) => change(edit.field, on)}
          />
        ))}
      </ul>
      {entry.withheld.length === 0 ? null : (
        <p className={classes['withheld']}>{t('unsaved_withheld', { fields: entry.withheld.join(', ') })}</p>
      )}
    </Dialog>
  );
};
