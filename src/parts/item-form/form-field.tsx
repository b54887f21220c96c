import { memo, Suspense, useMemo } from 'react';
import type { EditableField, ItemForm } from '../../application/item-editing';
import { fieldName, isRequired } from '../../domain/schema';
import { componentOf, fieldErrorText, Registries, useContribution, useService, useStream, useText } from '../../kit';
import { Boundary, Field, Markdown, Notice, Skeleton } from '../../ui';
import { interfaceOf } from './interface-of.rules';
import classes from './item-form.module.css';
import type { Placement } from './placement.rules';

export interface FormFieldProps extends EditableField {
  readonly form: ItemForm;
  readonly placement: Placement;
}

const NO_OPTIONS = {};

/** One field: label, control, note, errors. Renders again when its own value changes, and for no other reason. */
export const FormField = memo(({ form, field, readonly, placement }: FormFieldProps) => {
  const { t, locale } = useText();
  const { interfaces } = useService(Registries);
  const name = field.field;
  const { value, edited } = useStream(useMemo(() => form.field$(name), [form, name]));
  const errors = useStream(useMemo(() => form.fieldErrors$(name), [form, name]));
  const id = interfaceOf(field);
  const { component, hideLabel = false } = useContribution(interfaces, id);
  const Control = componentOf(component);
  return (
    <div className={classes[placement]}>
      <Field
        name={name}
        labelHidden={hideLabel}
        label={<bdi>{fieldName(field, locale.code)}</bdi>}
        required={isRequired(field) ? t('required') : undefined}
        edited={edited ? { text: t('edited') } : undefined}
        note={field.meta?.note ? <Markdown text={field.meta.note} /> : (interfaces.has(id) ? undefined : t('value_kept_plain', { interface: id }))}
        error={errors.length === 0 ? undefined : errors.map((error) => {
          const said = fieldErrorText(error);
          return t(said.key, said.parameters);
        }).join(' ')}
      >
        <Boundary
          instead={
            <Notice tone="warning" title={t('field_broken')}>
              {t('field_broken_text')}
            </Notice>
          }
        >
          <Suspense fallback={<Skeleton height="40px" />}>
            <Control
              field={field}
              value={value}
              options={field.meta?.options ?? NO_OPTIONS}
              readonly={readonly}
              onChange={(next) => form.change(name, next)}
              item$={form.values$}
            />
          </Suspense>
        </Boundary>
      </Field>
    </div>
  );
});
