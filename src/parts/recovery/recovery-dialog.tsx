import { useState } from 'react';
import type { OfferedWork } from '../../application/recovery';
import { isRestorable, type RecoverableEdit } from '../../domain/recovery';
import { fieldName } from '../../domain/schema';
import { CopyEditsService, useService, useText } from '../../kit';
import { Button, Dialog } from '../../ui';
import { RecoveredField } from './recovered-field';
import classes from './recovery-offer.module.css';
import { writtenTexts } from './recovery.rules';

/** What a person may do about unsaved work. */
export interface RecoveryChoices {
  readonly onRestore: (fields: readonly string[]) => void;
  readonly onLater: () => void;
  readonly onThrowAway: () => void;
  readonly onBeginNew: () => void;
}

interface RecoveryDialogProps extends RecoveryChoices {
  readonly offer: OfferedWork;
  readonly onClose: () => void;
}

/** What somebody has typed here since is not replaced unless they say so. */
const tickedAtFirst = (edits: readonly RecoverableEdit[]): ReadonlySet<string> =>
  new Set(edits.filter((edit) => isRestorable(edit) && edit.standing !== 'typed').map(({ field }) => field));

/** Field by field what would be restored, and the choice. */
export const RecoveryDialog = ({
  offer,
  onClose,
  onRestore,
  onLater,
  onThrowAway,
  onBeginNew,
}: RecoveryDialogProps) => {
  const { t, locale } = useText();
  const copy = useService(CopyEditsService);
  const { edits, itemGone, entry } = offer;
  const [ticked, tick] = useState(() => tickedAtFirst(edits));
  const nameOf = ({ field, known }: RecoverableEdit): string =>
    known === null ? field : fieldName(known, locale.code);
  const chosen = edits.filter((edit) => isRestorable(edit) && ticked.has(edit.field)).map(({ field }) => field);
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
      text={t(itemGone ? 'unsaved_gone_text' : 'unsaved_restore_text')}
      actions={
        <>
          <Button variant="danger" onClick={onThrowAway}>
            {t('unsaved_throw_away')}
          </Button>
          <Button variant="ghost" onClick={onLater}>
            {t('unsaved_later')}
          </Button>
          {itemGone ? (
            <>
              <Button onClick={() => copy.execute(writtenTexts(edits.map((edit) => [nameOf(edit), edit] as const)))}>
                {t('unsaved_copy')}
              </Button>
              <Button variant="primary" onClick={onBeginNew} data-autofocus>
                {t('unsaved_begin_new')}
              </Button>
            </>
          ) : (
            <Button
              variant="primary"
              disabledReason={chosen.length === 0 && t('unsaved_none_ticked')}
              onClick={() => onRestore(chosen)}
              data-autofocus
            >
              {t('unsaved_restore_fields', { count: chosen.length })}
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
            ticked={itemGone ? null : ticked.has(edit.field)}
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
