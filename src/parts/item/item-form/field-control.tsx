import { type FormEvent, memo, Suspense, useCallback, useContext, useMemo } from 'react';
import type { ItemForm } from '../../../application/item-editing';
import type { Field } from '../../../domain/schema';
import { type Json, shorten } from '../../../kernel';
import { lazyComponent, retryLoad, type InterfaceDefinition, useStream, useText } from '../../../kit';
import { Button, ErrorBoundary, Notice, Skeleton } from '../../../ui';
import { controlHeight } from './form-layout.rules';
import { DrawerContext, entryOpener, relatedEditing } from './related-editing';
import { useHandlerError } from './use-handler-error';

interface BrokenInterfaceProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

const MAX_CAUSE_LENGTH = 200;

const causeOf = (error: unknown): string =>
  shorten(error instanceof Error ? error.message : String(error), MAX_CAUSE_LENGTH);

/** Shown in place of an interface that has thrown or cannot be loaded. The value is kept. */
const BrokenInterface = ({ error, onRetry }: BrokenInterfaceProps) => {
  const { t } = useText();
  return (
    <Notice
      tone="warning"
      role="status"
      title={t('field_broken')}
      actions={
        <Button size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      <p>{t('field_broken_text')}</p>
      <p dir="auto">{t('field_broken_cause', { cause: causeOf(error) })}</p>
    </Notice>
  );
};

interface FieldControlProps {
  readonly form: ItemForm;
  readonly field: Field;
  readonly readonly: boolean;
  readonly definition: InterfaceDefinition;
}

const NO_OPTIONS = {};

/** Enter in a single input would submit the form and load the page again. */
const preventSubmit = (event: FormEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** The interface of a field. Renders when the field's own value changes, and contains its errors. */
export const FieldControl = memo(({ form, field, readonly, definition }: FieldControlProps) => {
  const { error, handlers, clear } = useHandlerError();
  const control = (
    <Suspense fallback={<Skeleton height={`${controlHeight(definition)}px`} />}>
      <Control form={form} field={field} readonly={readonly} definition={definition} />
    </Suspense>
  );
  return (
    <ErrorBoundary
      name={definition.id}
      renderFallback={(error, retry) => (
        <BrokenInterface
          error={error}
          onRetry={() => {
            retryLoad(definition.component);
            retry();
          }}
        />
      )}
    >
      {error !== null ? (
        <BrokenInterface error={error[0]} onRetry={clear} />
      ) : definition.hasFields === true ? (
        <div {...handlers}>{control}</div>
      ) : (
        // One form element per field: after every keystroke browsers check all controls of a form for autofill.
        <form noValidate {...handlers} onSubmit={preventSubmit}>
          {control}
        </form>
      )}
    </ErrorBoundary>
  );
});

const Control = ({ form, field, readonly, definition }: FieldControlProps) => {
  const name = field.field;
  const { value } = useStream(useMemo(() => form.field$(name), [form, name]));
  const unfinished = useStream(useMemo(() => form.unfinished$(name), [form, name]));
  const change = useCallback((next: Json) => form.change(name, next), [form, name]);
  const setUnfinished = useCallback((text: string | null) => form.setUnfinished(name, text), [form, name]);
  const reportServerChange = useCallback(() => form.reportServerChange(name), [form, name]);
  const openDrawer = useContext(DrawerContext);
  const relation = useMemo(() => relatedEditing(form, field, openDrawer), [form, field, openDrawer]);
  const { locale } = useText();
  const openEntry = useMemo(
    () => entryOpener(form, field, { readonly, language: locale.code }, openDrawer),
    [form, field, readonly, locale, openDrawer],
  );
  const Interface = lazyComponent(definition.component);
  return (
    <Interface
      field={field}
      value={value}
      options={field.meta?.options ?? NO_OPTIONS}
      readonly={readonly}
      onChange={change}
      incompleteText={unfinished}
      onIncompleteText={setUnfinished}
      onServerChange={reportServerChange}
      item$={form.values$}
      relation={relation}
      openEntry={openEntry}
    />
  );
};
