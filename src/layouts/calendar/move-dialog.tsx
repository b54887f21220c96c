import { useState } from 'react';
import { fieldOf, type Schema } from '../../domain/schema';
import { withSeconds } from '../../domain/values';
import { useText } from '../../kit';
import { Button, Dialog, Field, Input } from '../../ui';
import type { EditableEntry } from './calendar.view-model';
import { movedTimes, inputTimes, type InputTimes } from './entries/event-times.rules';
import classes from './calendar.module.css';

interface MoveDialogProps {
  readonly entry: EditableEntry;
  readonly schema: Schema;
  readonly collection: string;
  readonly startField: string;
  /** Null without one. */
  readonly endField: string | null;
  readonly zone: string;
  readonly onClose: () => void;
  readonly onChoose: (shown: InputTimes) => void;
}

/** Adds the seconds that datetime-local inputs omit when they are 0. */
const withAllSeconds = (text: string): string => {
  const [day = '', time] = text.split('T');
  return time === undefined ? day : `${day}T${withSeconds(time)}`;
};

/**
 * Changes the dates of an event by keyboard, as far as the user may change them. The end moves with the start, as in a
 * drag; an event without an end can get one, as by resizing.
 */
export const MoveDialog = ({
  entry,
  schema,
  collection,
  startField,
  endField,
  zone,
  onClose,
  onChoose,
}: MoveDialogProps) => {
  const { t, fieldName } = useText();
  const { stored, title, moveDenied, resizeDenied } = entry;
  const [shown, setShown] = useState(() => inputTimes(stored, zone));
  const nameOf = (field: string): string => {
    const known = fieldOf(schema, collection, field);
    return known === null ? field : fieldName(known);
  };
  const inputType = (type: string | null): 'date' | 'datetime-local' => (type === 'date' ? 'date' : 'datetime-local');
  const start = (text: string): void => {
    const moved =
      text === ''
        ? { start: '', end: shown.end }
        : movedTimes(stored, { allDay: stored.startType === 'date', start: withAllSeconds(text) }, zone);
    setShown(stored.end === null ? { ...moved, end: shown.end } : moved);
  };
  const missing = shown.start === '';
  const backwards =
    !missing && shown.end !== '' && shown.end.slice(0, shown.start.length) < shown.start.slice(0, shown.end.length);
  const withEnd = endField !== null && (stored.end !== null || resizeDenied === false);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('calendar_move_title', { event: title })}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            disabledReason={missing ? t('calendar_no_date') : backwards && t('calendar_end_before_start')}
            onClick={() => {
              onChoose(shown);
              onClose();
            }}
          >
            {t('calendar_move_now')}
          </Button>
        </>
      }
    >
      <div className={classes['dates']}>
        <Field name="start" label={nameOf(startField)} error={missing ? t('calendar_no_date') : undefined}>
          <Input
            type={inputType(stored.startType)}
            value={shown.start}
            disabled={moveDenied !== false}
            onChange={start}
          />
        </Field>
        {withEnd ? (
          <Field name="end" label={nameOf(endField)} error={backwards ? t('calendar_end_before_start') : undefined}>
            <Input
              type={inputType(stored.endType)}
              value={shown.end}
              disabled={resizeDenied !== false}
              onChange={(text) => setShown({ ...shown, end: withAllSeconds(text) })}
            />
          </Field>
        ) : null}
      </div>
    </Dialog>
  );
};
