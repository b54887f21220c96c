import { type FormEvent, useState } from 'react';
import { useText } from '../../../kit';
import { Button, Dialog, Field, Input } from '../../../ui';
import classes from './move-dialog.module.css';

interface MoveDialogProps {
  /** Name of the item. */
  readonly name: string;
  /** Position over all pages, from 1, and number of items. */
  readonly position: number;
  readonly count: number;
  readonly onMove: (position: number) => void;
  readonly onClose: () => void;
}

const FORM = 'move-to-position';

/** Asks for the new position of an item, which may be on another page. */
export const MoveDialog = ({ name, position, count, onMove, onClose }: MoveDialogProps) => {
  const { t } = useText();
  const [text, setText] = useState(String(position));
  const target = /^\d{1,15}$/.test(text.trim()) ? Number(text) : 0;
  const valid = target >= 1 && target <= count;
  const range = t('position_of', { count });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!valid) return;
    if (target !== position) onMove(target);
    onClose();
  };
  return (
    <Dialog
      open
      title={t('move_row', { item: name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={FORM} disabledReason={valid ? false : range}>
            {t('move_item')}
          </Button>
        </>
      }
    >
      <form id={FORM} className={classes['form']} onSubmit={submit}>
        <Field name="position" label={range}>
          <Input inputMode="numeric" autoComplete="off" value={text} invalid={!valid} onChange={setText} />
        </Field>
      </form>
    </Dialog>
  );
};
