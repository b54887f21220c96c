import { calendarFields } from '../../../domain/query';
import type { Schema } from '../../../domain/schema';
import { useText } from '../../../kit';
import { Button, EmptyState } from '../../../ui';
import { FieldSelect } from './field-select';
import classes from '../calendar.module.css';

interface CalendarSetupProps {
  readonly schema: Schema;
  readonly collection: string;
  readonly onChoose: (field: string | null) => void;
}

/** Up to this number of date fields each has a button; more are in a list. */
const MAX_BUTTONS = 8;

/** Shown instead of the calendar while no start field is set. */
export const CalendarSetup = ({ schema, collection, onChoose }: CalendarSetupProps) => {
  const { t, fieldName } = useText();
  const fields = calendarFields(schema, collection);
  return fields.length === 0 ? (
    <EmptyState kind="empty" title={t('calendar_no_dates')} text={t('calendar_no_dates_text')} />
  ) : (
    <EmptyState
      kind="empty"
      title={t('calendar_unset')}
      text={t('calendar_unset_text')}
      actions={
        fields.length <= MAX_BUTTONS ? (
          fields.map((field) => (
            <Button key={field.field} icon="event" onClick={() => onChoose(field.field)}>
              {fieldName(field)}
            </Button>
          ))
        ) : (
          <div className={classes['choose']}>
            <FieldSelect
              name="startDateField"
              label={t('calendar_start')}
              fields={fields}
              value={null}
              onChange={onChoose}
            />
          </div>
        )
      }
    />
  );
};
