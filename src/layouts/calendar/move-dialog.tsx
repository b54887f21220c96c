import { useState } from 'react';
import { fieldName, fieldOf, type Schema } from '../../domain/schema';
import { withSeconds } from '../../domain/values';
import { useText } from '../../kit';
import { Button, Dialog, Field, Input } from '../../ui';
import type { PlacedEntry } from './calendar.view-model';
import { movedTimes, shownTimes, type ShownTimes } from './event-times.rules';
import classes from './calendar.module.css';

interface MoveDialogProps {
  readonly entry: PlacedEntry;
  readonly schema: Schema;
  readonly collection: string;
  readonly startField: string;
  /** Null without one. */
  readonly endField: string | null;
  readonly zone: string;
  readonly onClose: () => void;
  readonly onChoose: (shown: ShownTimes) => void;
}

/** Controls leave out seconds that are none. */
const whole = (text: string): string => {
  const [day = '', time] = text.split('T');
  return time === undefined ? day : `${day}T${withSeconds(time)}`;
};

/** Gives an event other dates by keyboard. The end goes along with the start, as it does when somebody drags. */
export const MoveDialog = ({ entry, schema, collection, startField, endField, zone, onClose, onChoose }: MoveDialogProps) => {
  const { t, locale } = useText();
  const { stored, title } = entry;
  const [shown, setShown] = useState(() => shownTimes(stored, zone));
  const nameOf = (field: string): string => {
    const known = fieldOf(schema, collection, field);
    return known === null ? field : fieldName(known, locale.code);
  };
  const inputType = (type: string | null): 'date' | 'datetime-local' => (type === 'date' ? 'date' : 'datetime-local');
  const start = (text: string): void => {
    if (text === '') setShown({ ...shown, start: '' });
    else {
      const drop = whole(text);
      setShown(stored.startType === 'date' ? movedTimes(stored, { allDay: true, start: drop }, zone) : movedTimes(stored, { allDay: false, start: drop }, zone));
    }
  };
  const missing = shown.start === '';
  const backwards = !missing && shown.end !== '' && shown.end.slice(0, shown.start.length) < shown.start.slice(0, shown.end.length);
  const withEnd = endField !== null && stored.end !== null;
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
          <Input type={inputType(stored.startType)} value={shown.start} onChange={start} />
        </Field>
        {withEnd ? (
          <Field name="end" label={nameOf(endField)} error={backwards ? t('calendar_end_before_start') : undefined}>
            <Input type={inputType(stored.endType)} value={shown.end} onChange={(text) => setShown({ ...shown, end: whole(text) })} />
          </Field>
        ) : null}
      </div>
    </Dialog>
  );
};
