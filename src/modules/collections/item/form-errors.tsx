import { useEffect, useRef } from 'react';
import type { EditableField, ItemForm } from '../../../application/item-editing';
import { fieldName } from '../../../domain/schema';
import { fieldErrorText, useStream, useText } from '../../../kit';
import { ErrorSummary } from '../../../ui';

interface FormErrorsProps {
  readonly form: ItemForm;
  readonly fields: readonly EditableField[];
}

const focusField = (name: string): void => {
  const group = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  group?.scrollIntoView({ block: 'center' });
  group?.querySelector<HTMLElement>('input, textarea, select, button, [tabindex]')?.focus({ preventScroll: true });
};

/** What the server refused, field by field; fields that the form does not show are told all the same. */
export const FormErrors = ({ form, fields }: FormErrorsProps) => {
  const { t, locale } = useText();
  const errors = useStream(form.errors$);
  const box = useRef<HTMLDivElement>(null);
  const any = errors.length > 0;
  useEffect(() => {
    if (any) box.current?.focus();
  }, [any]);
  if (!any) return null;
  return (
    <ErrorSummary
      ref={box}
      title={t('fields_not_saved', { count: errors.length })}
      errors={errors.map((error) => {
        const shown = fields.find(({ field }) => field.field === error.field)?.field;
        const said = fieldErrorText(error);
        return {
          field: error.field,
          name: shown === undefined ? error.field : fieldName(shown, locale.code),
          message: t(said.key, said.parameters),
        };
      })}
      onChoose={focusField}
    />
  );
};
