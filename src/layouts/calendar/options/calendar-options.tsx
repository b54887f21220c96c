import { useMemo } from 'react';
import { calendarFields, decodeCalendarOptions } from '../../../domain/query';
import { type LayoutProps, useService, useStream, useText } from '../../../kit';
import { TemplateInput } from '../../../parts/template-input';
import classes from './calendar-options.module.css';
import { DateFieldSelect } from './date-field-select';
import { SchemaStore } from '../../../application/schema';

/** Layout options: template of the title, start field and end field. */
export const CalendarOptionsPanel = ({ collection, session }: LayoutProps) => {
  const { t } = useText();
  const schema = useStream(useService(SchemaStore).schema$);
  const { layout_options: saved } = useStream(session.view$);
  const options = useMemo(() => decodeCalendarOptions(schema, collection, saved), [schema, collection, saved]);
  const fields = useMemo(() => calendarFields(schema, collection), [schema, collection]);
  return (
    <div className={classes['options']}>
      <TemplateInput
        name="template"
        label={t('calendar_template')}
        schema={schema}
        collection={collection}
        value={options.template ?? ''}
        onChange={(template) => session.changeOptions({ template: template === '' ? null : template })}
      />
      <DateFieldSelect
        name="startDateField"
        label={t('calendar_start')}
        fields={fields}
        value={options.startDateField}
        onChange={(startDateField) => session.changeOptions({ startDateField })}
      />
      <DateFieldSelect
        name="endDateField"
        label={t('calendar_end')}
        note={t('calendar_fields_note')}
        fields={fields}
        value={options.endDateField}
        onChange={(endDateField) => session.changeOptions({ endDateField })}
      />
    </div>
  );
};
