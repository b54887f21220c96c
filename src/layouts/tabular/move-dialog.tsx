import { useState, type FormEvent } from 'react';
import { useText } from '../../kit';
import { Button, Dialog, Field, Input } from '../../ui';
import classes from './move-dialog.module.css';

interface MoveDialogProps {
  /** What the item is called. */
  readonly name: string;
  /** Where it stands over all pages, from 1, and how many stand there. */
  readonly position: number;
  readonly count: number;
  readonly onMove: (position: number) => void;
  readonly onClose: () => void;
}

const FORM = 'move-to-position';

/** Asks where an item is to stand, on whichever page that is. */
export const MoveDialog = ({ name, position, count, onMove, onClose }: MoveDialogProps) => {
  const { t } = useText();
  const [text, setText] = useState(String(position));
  const wanted = /^\d{1,15}$/.test(text.trim()) ? Number(text) : 0;
  const fits = wanted >= 1 && wanted <= count;
  const range = t('position_of', { count });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!fits) return;
    if (wanted !== position) onMove(wanted);
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
          <Button variant="primary" type="submit" form={FORM} disabledReason={fits ? false : range}>
            {t('move_item')}
          </Button>
        </>
      }
    >
      <form id={FORM} className={classes['form']} onSubmit={submit}>
        <Field name="position" label={range}>
          <Input inputMode="numeric" autoComplete="off" value={text} invalid={!fits} onChange={setText} />
        </Field>
      </form>
    </Dialog>
  );
};
