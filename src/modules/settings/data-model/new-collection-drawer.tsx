import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SYSTEM_FIELDS, databaseName, type KeyKind, type SystemField } from '../../../domain/schema';
import { useForm, useNamespaces, useStream, useSubscription, useText, useViewModel } from '../../../kit';
import { LeaveGuard } from '../../../parts/item/leave-guard';
import { FailureNotice } from '../../../parts/page/failure-state';
import { Button, Checkbox, Drawer, Field, Input, Notice, Select, TabList, TabPanel, TabScope } from '../../../ui';
import { DATA_MODEL } from '../settings-areas';
import { modelPath } from './model-path';
import { newCollectionViewModel, type NewCollectionViewModel } from './new-collection.view-model';
import { PlanSection } from './plan-section';
import classes from './new-collection-drawer.module.css';

const KEY_KINDS = ['auto_int', 'uuid', 'manual'] as const satisfies readonly KeyKind[];

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

/** What saving creates; while it runs and after a failure, what has become of each step. */
const Plan = ({ view }: { readonly view: NewCollectionViewModel }) => {
  const { t } = useText();
  const steps = useStream(view.plan$);
  const run = useStream(view.run$);
  if (steps === null) return null;
  const title = t(run === null ? 'plan_will_create' : 'plan_creates');
  return (
    <div className={classes['plan']}>
      <PlanSection title={title} steps={steps} isRunning={run !== null} />
    </div>
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
  const run = useStream(view.run$);
  const [part, setPart] = useState<Part>('setup');
  const moving = useRef<string | null>(null);
  useSubscription(view.created$, (collection) => {
    moving.current = modelPath(collection);
    void navigate(modelPath(collection));
  });
  const busy = useStream(view.busy$);
  const failure = useStream(view.failure$);
  const isUnfinished = run !== null && !busy && failure !== null;
  const advance = (): void => (isUnfinished ? run.execute() : view.form.submit());
  const close = (): void => void navigate(DATA_MODEL);
  const setupDenied = form.error('name') ?? (form.values.name === '' ? t('name_missing') : undefined);
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
      <Drawer
        open
        wide
        onClose={close}
        closeLabel={t('close')}
        title={t('new_collection')}
        crumbs={[{ label: t('data_model'), href: DATA_MODEL }]}
        crumbsLabel={t('breadcrumb')}
        navigation={<TabList label={t('new_collection')} />}
        foot={
          <>
            <Button variant="ghost" onClick={close}>
              {t(isUnfinished ? 'close' : 'cancel')}
            </Button>
            <Button
              variant="primary"
              icon={part === 'setup' ? undefined : 'check'}
              type="submit"
              form={form.attributes.id}
              busy={busy}
              disabledReason={part === 'setup' ? setupDenied : isUnfinished ? undefined : form.denied}
            >
              {t(part === 'setup' ? 'next_step' : isUnfinished ? 'plan_go_on' : 'create_collection')}
            </Button>
          </>
        }
      >
        <TabPanel>
          <form
            {...form.attributes}
            onSubmit={(event) => {
              event.preventDefault();
              if (part === 'system') advance();
              else if (setupDenied === undefined) setPart('system');
            }}
          >
            {failure === null ? null : <FailureNotice failure={failure} />}
            {isUnfinished ? <Notice tone="warning">{t('plan_unfinished')}</Notice> : null}
            {part === 'setup' ? <Setup form={form} /> : null}
            {part === 'system' && run === null ? (
              <div className={classes['fields']}>
                {SYSTEM_FIELDS.map((kind) => (
                  <SystemFieldRow key={kind} kind={kind} form={form} />
                ))}
              </div>
            ) : null}
            {part === 'system' ? <Plan view={view} /> : null}
          </form>
        </TabPanel>
        <LeaveGuard form={view} moving={moving} onDiscard={() => view.form.reset()} />
      </Drawer>
    </TabScope>
  );
};
