import { type ComponentType, Suspense, useMemo } from 'react';
import { entryFields } from '../../../domain/items';
import {
  type DisplayDefinition,
  type InterfaceDefinition,
  lazyComponent,
  type Loadable,
  type OptionContext,
  type OptionFields,
  Registries,
  type Registry,
  retryLoad,
  useContribution,
  useNamespaces,
  useService,
  useText,
} from '../../../kit';
import { Button, ErrorBoundary, Notice, Skeleton } from '../../../ui';
import { OptionForm, type OptionFormProps } from './option-form';

interface FormProps extends Omit<OptionFormProps, 'fields'>, Omit<OptionContext, 't'> {}

interface LoadedOptionsProps extends FormProps {
  readonly optionFields: OptionFields;
}

/** What the fields depend on is part of the key: other fields are another form. */
const LoadedOptions = ({ optionFields, field, related, languages, ...form }: LoadedOptionsProps) => {
  useNamespaces(['options']);
  const { t, locale } = useText();
  const fields = useMemo(
    () => entryFields({ fields: optionFields({ t, field, related, languages }) }, locale.code),
    [optionFields, t, field, related, languages, locale],
  );
  if (fields.length === 0) return <Notice>{t('options_none')}</Notice>;
  return <OptionForm key={[field.type, related, languages, locale.code].join()} fields={fields} {...form} />;
};

const forms = new WeakMap<Loadable<OptionFields>, Loadable<ComponentType<FormProps>>>();

/** Loads the form of these options; the same loader for the same options. */
const formLoader = (load: Loadable<OptionFields>): Loadable<ComponentType<FormProps>> => {
  const known =
    forms.get(load) ??
    (async () => {
      const optionFields = await load();
      return (props: FormProps) => <LoadedOptions optionFields={optionFields} {...props} />;
    });
  forms.set(load, known);
  return known;
};

interface ContributionOptionsProps extends FormProps {
  readonly kind: 'interface' | 'display';
  /** Null while none is chosen. */
  readonly id: string | null;
  /** Called to choose none instead of an unknown one; without it there is no button. */
  readonly onReset?: (() => void) | undefined;
}

/** The options of the interface or display with this id, or the reason why there are none. */
export const ContributionOptions = ({ kind, id, onReset, ...form }: ContributionOptionsProps) => {
  useNamespaces(['options']);
  const { t } = useText();
  const { interfaces, displays } = useService(Registries);
  const registry: Registry<InterfaceDefinition | DisplayDefinition> = kind === 'interface' ? interfaces : displays;
  const { options } = useContribution(registry, id);
  if (id === null) return <Notice>{t(kind === 'interface' ? 'options_no_interface' : 'options_no_display')}</Notice>;
  if (!registry.has(id))
    return (
      <Notice
        tone="danger"
        title={
          kind === 'interface' ? t('interface_not_found', { interface: id }) : t('display_not_found', { display: id })
        }
        actions={
          onReset === undefined || form.readonly ? undefined : (
            <Button size="small" onClick={onReset}>
              {t(kind === 'interface' ? 'interface_reset' : 'display_reset')}
            </Button>
          )
        }
      />
    );
  if (options === undefined) return <Notice>{t('options_none')}</Notice>;
  const load = formLoader(options);
  const Form = lazyComponent(load);
  return (
    <ErrorBoundary
      name={id}
      renderFallback={(_, retry) => (
        <Notice
          tone="warning"
          title={t('options_failed')}
          actions={
            <Button
              size="small"
              onClick={() => {
                retryLoad(load);
                retry();
              }}
            >
              {t('retry')}
            </Button>
          }
        />
      )}
    >
      <Suspense fallback={<Skeleton height="120px" />}>
        <Form key={id} {...form} />
      </Suspense>
    </ErrorBoundary>
  );
};
