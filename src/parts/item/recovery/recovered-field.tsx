import { Fragment } from 'react';
import { drawerTexts, isRestorable, type RecoverableEdit } from '../../../domain/recovery';
import { valueText } from '../../../domain/templates';
import { type TextKey, useService, useText } from '../../../kit';
import { Checkbox, Icon, IconButton } from '../../../ui';
import { editCountsText } from '../../fields/value-display';
import classes from './recovery.module.css';
import { previewText, editHint, editText } from './recovery.rules';
import { ClipboardWriter } from '../../../application/clipboard';

interface RecoveredFieldProps {
  readonly edit: RecoverableEdit;
  readonly name: string;
  /** A batch edit: there is no single previous value. */
  readonly several: boolean;
  /** Null if the field cannot be restored. */
  readonly ticked: boolean | null;
  readonly onTick: (ticked: boolean) => void;
}

/** One field of a draft: the previous value, the edit, and a hint about restoring it. */
export const RecoveredField = ({ edit, name, several, ticked, onTick }: RecoveredFieldProps) => {
  const { t, locale } = useText();
  const clipboard = useService(ClipboardWriter);
  const restorable = isRestorable(edit) && ticked !== null;
  const remark = editHint(edit, ticked === null);
  const hasEdit = edit.mine !== undefined || edit.text !== null;
  const shown = (label: TextKey, text: string, own = false) => (
    <div className={classes['side']}>
      <span className={classes['label']}>{t(label)}</span>
      <EditText text={text} none={t('unsaved_empty')} own={own} />
    </div>
  );
  return (
    <li className={classes['field']} data-recovered={edit.field}>
      <div className={classes['head']}>
        {restorable ? (
          <Checkbox checked={ticked} onChange={onTick} aria-label={t('unsaved_restore_field', { field: name })} />
        ) : null}
        <bdi className={classes['name']}>{name}</bdi>
        <IconButton
          icon="content_copy"
          size="small"
          label={t('unsaved_copy_field', { field: name })}
          onClick={() => clipboard.copyEdits(editText(edit))}
        />
      </div>
      <div className={classes['sides']}>
        {several || edit.listEdits !== null ? null : shown('unsaved_before', valueText(edit.before))}
        {hasEdit
          ? shown(
              edit.text === null ? 'unsaved_mine' : 'unsaved_unfinished',
              edit.text ??
                (edit.listEdits === null
                  ? valueText(edit.mine ?? null)
                  : editCountsText(edit.listEdits, t, locale.code)),
              true,
            )
          : null}
        {edit.rawText === null ? null : shown('unsaved_raw', edit.rawText, true)}
        {edit.drawer === null
          ? null
          : drawerTexts(edit.drawer).map((text, index) => (
              <Fragment key={index}>{shown('unsaved_unfinished', text, true)}</Fragment>
            ))}
        {edit.status === 'changed' && ticked !== null ? shown('unsaved_now', valueText(edit.now)) : null}
      </div>
      {remark === null ? null : (
        <p className={classes['remark']}>
          <Icon name={edit.status === 'changed' || edit.status === 'typed' ? 'info' : 'warning_amber'} />
          {t(remark)}
        </p>
      )}
    </li>
  );
};

const EditText = ({ text, none, own }: { readonly text: string; readonly none: string; readonly own: boolean }) =>
  text === '' ? (
    <em className={classes['none']}>{none}</em>
  ) : (
    <div className={own ? classes['mine'] : classes['text']} dir="auto">
      {previewText(text)}
    </div>
  );
