import { calendarFields } from '../../../domain/query';
import type { Schema } from '../../../domain/schema';
import { useText } from '../../../kit';
import { EmptyState } from '../../../ui';
import { FieldSelect } from './field-select';
import classes from '../calendar.module.css';

interface CalendarSetupProps {
  readonly schema: Schema;
  readonly collection: string;
  readonly onChoose: (field: string | null) => void;
}

/** Shown instead of the calendar while no start field is set. */
export const CalendarSetup = ({ schema, collection, onChoose }: CalendarSetupProps) => {
  const { t } = useText();
  const fields = calendarFields(schema, collection);
  return fields.length === 0 ? (
    <EmptyState kind="empty" title={t('calendar_no_dates')} text={t('calendar_no_dates_text')} />
  ) : (
    <EmptyState
      kind="empty"
      title={t('calendar_unset')}
      text={t('calendar_unset_text')}
      actions={
        <div className={classes['choose']}>
          <FieldSelect
            name="startDateField"
            label={t('calendar_start')}
            fields={fields}
            value={null}
            onChange={onChoose}
          />
        </div>
      }
    />
  );
};
