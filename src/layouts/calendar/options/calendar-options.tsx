import { useMemo } from 'react';
import { calendarFields, colorFields, colorLegend, decodeCalendarOptions } from '../../../domain/query';
import { type LayoutProps, useService, useStream, useText } from '../../../kit';
import { TemplateInput } from '../../../parts/fields/template-input';
import { StatusLabel } from '../../../ui';
import classes from './calendar-options.module.css';
import { FieldSelect } from './field-select';
import { SchemaStore } from '../../../application/data-model';

/** Layout options: template of the title, start and end field, and the field that gives the colours, with its labels. */
export const CalendarOptionsPanel = ({ collection, session }: LayoutProps) => {
  const { t } = useText();
  const schema = useStream(useService(SchemaStore).schema$);
  const { layout_options: saved } = useStream(session.view$);
  const options = useMemo(() => decodeCalendarOptions(schema, collection, saved), [schema, collection, saved]);
  const fields = useMemo(() => calendarFields(schema, collection), [schema, collection]);
  const colors = useMemo(() => colorFields(schema, collection), [schema, collection]);
  const legend = useMemo(() => colorLegend(schema, collection, options.colorField), [schema, collection, options]);
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
      <FieldSelect
        name="startDateField"
        label={t('calendar_start')}
        fields={fields}
        value={options.startDateField}
        onChange={(startDateField) => session.changeOptions({ startDateField })}
      />
      <FieldSelect
        name="endDateField"
        label={t('calendar_end')}
        note={t('calendar_fields_note')}
        fields={fields}
        value={options.endDateField}
        onChange={(endDateField) => session.changeOptions({ endDateField })}
      />
      {colors.length === 0 ? null : (
        <FieldSelect
          name="colorField"
          label={t('calendar_color')}
          fields={colors}
          value={options.colorField}
          onChange={(colorField) => session.changeOptions({ colorField })}
        />
      )}
      {legend.length === 0 ? null : (
        <ul className={classes['legend']} aria-label={t('calendar_colors')}>
          {legend.map(({ text, dot }) => (
            <li key={text}>
              <StatusLabel color={dot}>{text}</StatusLabel>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
