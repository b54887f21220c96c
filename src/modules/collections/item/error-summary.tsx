import type { EditableField, ItemForm } from '../../../application/item-editing';
import { fieldName } from '../../../domain/schema';
import { fieldErrorText, useStream, useText } from '../../../kit';
import { Notice } from '../../../ui';

interface ErrorSummaryProps {
  readonly form: ItemForm;
  readonly fields: readonly EditableField[];
}

const focusField = (name: string): void => {
  const group = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  group?.scrollIntoView({ block: 'center' });
  group?.querySelector<HTMLElement>('input, textarea, select, button, [tabindex]')?.focus({ preventScroll: true });
};

/** What the server refused, field by field; fields that the form does not show are told all the same. */
export const ErrorSummary = ({ form, fields }: ErrorSummaryProps) => {
  const { t, locale } = useText();
  const errors = useStream(form.errors$);
  if (errors.length === 0) return null;
  return (
    <Notice tone="danger" role="alert" title={t('fields_not_saved', { count: errors.length })}>
      <ol>
        {errors.map((error) => {
          const shown = fields.find(({ field }) => field.field === error.field)?.field;
          const said = fieldErrorText(error);
          const text = t('fields_problem', { field: shown === undefined ? error.field : fieldName(shown, locale.code), problem: t(said.key, said.parameters) });
          return (
            <li key={error.field}>
              {shown === undefined ? text : (
                <button type="button" onClick={() => focusField(error.field)}>
                  {text}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </Notice>
  );
};
