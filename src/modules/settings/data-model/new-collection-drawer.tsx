import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { databaseName, KEY_KINDS, type KeyKind, SYSTEM_FIELDS, type SystemField } from '../../../domain/schema';
import { useForm, useNamespaces, useStream, useSubscription, useText, useViewModel } from '../../../kit';
import { Checkbox, Field, Input, Select, TabList, TabPanel, TabScope } from '../../../ui';
import { LeftDrafts } from './left-drafts';
import { modelPath } from './model-path';
import { newCollectionViewModel, type NewCollectionViewModel } from './new-collection.view-model';
import { PlanDrawer } from './plan-drawer';
import classes from './new-collection-drawer.module.css';

interface PartProps {
  readonly form: ReturnType<typeof useForm<NewCollectionViewModel['form']['state']['values'], void>>;
}

const Setup = ({ form }: PartProps) => {
  const { t } = useText();
  const { name, key, keyKind, singleton } = form.values;
  return (
    <div className={classes['fields']}>
      <Field
        name="name"
        label={t('database_name')}
        required={t('required')}
        note={t('database_name_note')}
        error={form.error('name')}
      >
        <Input value={name} mono autoComplete="off" onChange={(text) => form.change({ name: databaseName(text) })} />
      </Field>
      <Field name="singleton" label={t('collection_kind')}>
        <Checkbox checked={singleton} onChange={(checked) => form.change({ singleton: checked })}>
          {t('collection_singleton')}
        </Checkbox>
      </Field>
      <Field name="key" label={t('key_field')} required={t('required')} error={form.error('key')}>
        <Input value={key} mono autoComplete="off" onChange={(text) => form.change({ key: databaseName(text) })} />
      </Field>
      <Field name="keyKind" label={t('key_kind')} note={t(`key_kind_${keyKind}_note`)}>
        <Select
          value={keyKind}
          options={KEY_KINDS.map((kind) => ({ value: kind, label: t(`key_kind_${kind}`) }))}
          onChange={(kind) => form.change({ keyKind: kind as KeyKind })}
        />
      </Field>
    </div>
  );
};

const SystemFieldRow = ({ kind, form }: PartProps & { readonly kind: SystemField }) => {
  const { t } = useText();
  const name = form.values[kind];
  const label = t(`system_field_${kind}`);
  return (
    <Field name={kind} label={label} note={t(`system_field_${kind}_note`)} error={form.error(kind)}>
      <div className={classes['system']}>
        <Checkbox
          aria-label={t('system_field_add', { field: label })}
          checked={name !== null}
          onChange={(checked) => form.change({ [kind]: checked ? kind : null })}
        />
        <Input
          aria-label={t('system_field_name', { field: label })}
          value={name ?? kind}
          mono
          autoComplete="off"
          readOnly={name === null}
          onChange={(text) => form.change({ [kind]: databaseName(text) })}
        />
      </div>
    </Field>
  );
};

type Part = 'setup' | 'system';

/** /settings/data-model/+: a new collection in two steps, over the list. */
export const NewCollectionDrawer = () => {
  useNamespaces(['settings']);
  const { t } = useText();
  const navigate = useNavigate();
  const view = useViewModel(newCollectionViewModel);
  const form = useForm(view.form);
  const isBegun = useStream(view.plan.isBegun$);
  const left = useStream(view.left$);
  const [part, setPart] = useState<Part>('setup');
  const moving = useRef<string | null>(null);
  useSubscription(view.created$, (collection) => {
    moving.current = modelPath(collection);
    void navigate(modelPath(collection));
  });
  const setupDenied = form.error('name') ?? (form.values.name === '' ? t('name_missing') : undefined);
  const isSetup = part === 'setup' && !isBegun;
  return (
    <TabScope
      orientation="vertical"
      tabs={[
        { value: 'setup', label: t('collection_setup'), icon: 'tune' },
        { value: 'system', label: t('optional_system_fields'), icon: 'list_alt', disabledReason: setupDenied },
      ]}
      value={part}
      onChange={setPart}
    >
      <PlanDrawer
        title={t('new_collection')}
        plan={view.plan}
        headings={['plan_will_create', 'plan_creates']}
        navigation={<TabList label={t('new_collection')} />}
        action={{
          label: t(isSetup ? 'next_step' : 'create_collection'),
          icon: isSetup ? undefined : 'check',
          type: 'submit',
          form: form.attributes.id,
          denied: (isSetup ? setupDenied : form.denied) ?? undefined,
        }}
        hasSteps={!isSetup}
        guard={{ form: view, moving, onDiscard: () => view.giveUp() }}
      >
        <LeftDrafts
          left={left}
          nameOf={({ values }) => values.name}
          onRestore={(each) => view.restore(each)}
          onForget={(each) => view.forget(each)}
        />
        <TabPanel>
          <form
            {...form.attributes}
            onSubmit={(event) => {
              event.preventDefault();
              if (!isSetup) view.advance();
              else if (setupDenied === undefined) setPart('system');
            }}
          >
            {isBegun ? null : part === 'setup' ? (
              <Setup form={form} />
            ) : (
              <div className={classes['fields']}>
                {SYSTEM_FIELDS.map((kind) => (
                  <SystemFieldRow key={kind} kind={kind} form={form} />
                ))}
              </div>
            )}
          </form>
        </TabPanel>
      </PlanDrawer>
    </TabScope>
  );
};
