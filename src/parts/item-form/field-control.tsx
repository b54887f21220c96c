import { memo, Suspense, useCallback, useMemo, type FormEvent } from 'react';
import type { ItemForm } from '../../application/item-editing';
import type { Field } from '../../domain/schema';
import type { Json } from '../../kernel';
import { componentOf, fetchAgain, useStream, type InterfaceDefinition } from '../../kit';
import { Boundary, Skeleton } from '../../ui';
import { BrokenInterface } from './broken-interface';
import { controlHeight } from './height.rules';
import { useHandlerFault } from './use-handler-fault';

interface FieldControlProps {
  readonly form: ItemForm;
  readonly field: Field;
  readonly readonly: boolean;
  readonly definition: InterfaceDefinition;
}

const NO_OPTIONS = {};

/** Enter in a lone text would send the form to the server that the page came from. */
const stay = (event: FormEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** The interface of a field. Renders again when the field's own value changes; whatever it throws stays in here. */
export const FieldControl = memo(({ form, field, readonly, definition }: FieldControlProps) => {
  const { fault, watched, forget } = useHandlerFault();
  return (
    <Boundary
      name={definition.id}
      renderInstead={(error, retry) => (
        <BrokenInterface
          error={error}
          onRetry={() => {
            fetchAgain(definition.component);
            retry();
          }}
        />
      )}
    >
      {fault === null ? (
        // A form of its own: after every keystroke browsers look for what they could fill in at all controls of its form.
        <form noValidate {...watched} onSubmit={stay}>
          <Suspense fallback={<Skeleton height={`${controlHeight(definition)}px`} />}>
            <Control form={form} field={field} readonly={readonly} definition={definition} />
          </Suspense>
        </form>
      ) : (
        <BrokenInterface error={fault[0]} onRetry={forget} />
      )}
    </Boundary>
  );
});

const Control = ({ form, field, readonly, definition }: FieldControlProps) => {
  const name = field.field;
  const { value } = useStream(useMemo(() => form.field$(name), [form, name]));
  const unfinished = useStream(useMemo(() => form.unfinished$(name), [form, name]));
  const change = useCallback((next: Json) => form.change(name, next), [form, name]);
  const keep = useCallback((text: string | null) => form.keepUnfinished(name, text), [form, name]);
  const Interface = componentOf(definition.component);
  return (
    <Interface
      field={field}
      value={value}
      options={field.meta?.options ?? NO_OPTIONS}
      readonly={readonly}
      onChange={change}
      unfinished={unfinished}
      onUnfinished={keep}
      item$={form.values$}
    />
  );
};
