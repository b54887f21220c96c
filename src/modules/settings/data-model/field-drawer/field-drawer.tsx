import { useMemo, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { ReplaceNulls } from '../../../../application/data-model';
import { SchemaStore } from '../../../../application/data-model';
import type { FieldSetup, SetupChange, SetupConflict } from '../../../../domain/data-model';
import { entryFields } from '../../../../domain/items';
import { tabDenied, type TabDenial, type WizardTab, wizardTabs } from '../../../../domain/relations';
import {
  databaseName,
  FIELD_TYPES,
  type FieldType,
  fieldOf,
  isLocked,
  isPrimaryKey,
  isRelational,
  LOCAL_TYPES,
} from '../../../../domain/schema';
import type { JsonObject } from '../../../../kernel';
import {
  type TextKey,
  useNamespaces,
  useService,
  useStream,
  useSubscription,
  useText,
  useViewModel,
} from '../../../../kit';
import { OptionForm } from '../../../../parts/item/option-form';
import { LeaveGuard } from '../../../../parts/item/leave-guard';
import { FailureNotice } from '../../../../parts/page/failure-state';
import { RelatedDrawerHost } from '../../../../parts/relations/related-drawer';
import { Button, Dialog, Drawer, Field, Input, Notice, Select, TabList, TabPanel, TabScope } from '../../../../ui';
import { DATA_MODEL } from '../../settings-areas';
import { modelPath } from '../model-path';
import { PlanList } from '../plan-list';
import { ContributionTab } from './contribution-tab';
import {
  appearanceChanges,
  appearanceFields,
  appearanceValues,
  columnChanges,
  columnFields,
  columnValues,
} from './field-forms';
import classes from './field-drawer.module.css';
import { fieldDrawerViewModel, type FieldDrawerViewModel } from './field-drawer.view-model';
import { RelationTab } from './relation-tab';

const TAB_LOOKS = {
  schema: { label: 'tab_schema', icon: 'storage' },
  relationship: { label: 'tab_relationship', icon: 'hub' },
  translations: { label: 'tab_translations', icon: 'translate' },
  field: { label: 'tab_field', icon: 'short_text' },
  interface: { label: 'tab_interface', icon: 'tune' },
  display: { label: 'tab_display', icon: 'label' },
} as const satisfies Readonly<Record<WizardTab, { readonly label: TextKey; readonly icon: string }>>;

const TAB_DENIALS = {
  not_of_this_kind: 'relation_incomplete',
  name_missing: 'name_missing',
  type_missing: 'type_missing',
  relation_incomplete: 'relation_incomplete',
} as const satisfies Readonly<Record<TabDenial, TextKey>>;

/** Types that a new field can have. */
const TYPES: readonly FieldType[] = FIELD_TYPES.filter(
  (type) => type !== 'alias' && type !== 'unknown' && type !== 'binary',
);

interface TabProps {
  readonly view: FieldDrawerViewModel;
  readonly setup: FieldSetup;
  readonly readonly: boolean;
}

const useChanges = ({ session }: FieldDrawerViewModel) =>
  useMemo(() => (changes: readonly SetupChange[]) => changes.forEach((change) => session.change(change)), [session]);

/** A form of some members of the setup. */
const MembersForm = ({
  definitions,
  values,
  readonly,
  onChange,
}: {
  readonly definitions: readonly JsonObject[];
  readonly values: JsonObject;
  readonly readonly: boolean;
  readonly onChange: (values: JsonObject | null) => void;
}) => {
  const { locale } = useText();
  const fields = useMemo(() => entryFields({ fields: definitions }, locale.code), [definitions, locale]);
  return <OptionForm fields={fields} value={values} readonly={readonly} onChange={onChange} />;
};

const SchemaTab = ({ view, setup, readonly }: TabProps) => {
  const { t } = useText();
  const change = useChanges(view);
  const { session } = view;
  const isNew = session.place.field === null;
  const denied = useStream(session.denied$);
  const schema = useStream(useService(SchemaStore).schema$);
  const existing = isNew ? null : fieldOf(schema, setup.collection, setup.field);
  const definitions = useMemo(
    () => columnFields(t, setup, existing !== null && isPrimaryKey(existing)),
    [t, setup, existing],
  );
  const isNameWrong = denied === 'name_taken' || denied === 'name_too_long' || denied === 'name_reserved';
  return (
    <div className={classes['tab']}>
      <div className={classes['pair']}>
        <Field
          name="field"
          label={t('field_key')}
          required={t('required')}
          note={isNew ? t('database_name_note') : t('field_key_fixed')}
          error={isNew && isNameWrong ? t(denied) : undefined}
        >
          <Input
            mono
            autoComplete="off"
            value={setup.field}
            readOnly={!isNew || readonly}
            onChange={(text) => change([{ part: 'name', name: databaseName(text) }])}
          />
        </Field>
        {setup.localType === 'presentation' ? null : (
          <Field name="type" label={t('field_type')} required={t('required')}>
            <Select
              value={setup.type ?? ''}
              readOnly={!isNew || readonly || isRelational(setup.localType)}
              placeholder={setup.type === null ? t('type_choose') : undefined}
              options={
                setup.type === null || TYPES.includes(setup.type)
                  ? TYPES.map((type) => ({ value: type, label: type }))
                  : [{ value: setup.type, label: setup.type }]
              }
              onChange={(type) => change([{ part: 'type', type: type as FieldType }])}
            />
          </Field>
        )}
      </div>
      {definitions.length === 0 ? null : (
        <MembersForm
          key={`${setup.type}-${setup.localType}`}
          definitions={definitions}
          values={columnValues(setup)}
          readonly={readonly}
          onChange={(values) => change(columnChanges(setup, values))}
        />
      )}
      {isNew || definitions.length === 0 ? null : <Notice tone="warning">{t('column_change_warning')}</Notice>}
    </div>
  );
};

const FieldTab = ({ view, setup, readonly }: TabProps) => {
  const { t } = useText();
  const change = useChanges(view);
  const definitions = useMemo(() => appearanceFields(t), [t]);
  return (
    <MembersForm
      definitions={definitions}
      values={appearanceValues(setup)}
      readonly={readonly}
      onChange={(values) => change(appearanceChanges(values))}
    />
  );
};

const Tab = ({ tab, ...props }: TabProps & { readonly tab: WizardTab }) => {
  const change = useChanges(props.view);
  const schema = useStream(useService(SchemaStore).schema$);
  const { setup, readonly } = props;
  switch (tab) {
    case 'schema':
      return <SchemaTab {...props} />;
    case 'relationship':
    case 'translations':
      return setup.map === null ? null : (
        <RelationTab
          schema={schema}
          map={setup.map}
          readonly={readonly}
          onChange={(mapChange) => change([{ part: 'relation', change: mapChange }])}
        />
      );
    case 'field':
      return <FieldTab {...props} />;
    case 'interface':
    case 'display':
      return <ContributionTab kind={tab} setup={setup} readonly={readonly} onChange={(each) => change([each])} />;
  }
};

/** Asks for the value of items that are empty, and saves again by itself (spec 001, 8). */
const NullsDialog = ({ operation, onClose }: { readonly operation: ReplaceNulls; readonly onClose: () => void }) => {
  const { t } = useText();
  const [value, setValue] = useState('');
  const count = useStream(operation.count$);
  const busy = useStream(operation.busy$);
  const failure = useStream(operation.failure$);
  return (
    <Dialog
      open
      title={t('nulls_title')}
      text={count === null ? t('nulls_text') : t('nulls_text_count', { count })}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            busy={busy}
            disabledReason={value === '' ? t('nulls_value_missing') : undefined}
            onClick={() => operation.execute(value)}
          >
            {t('nulls_replace')}
          </Button>
        </>
      }
    >
      {failure === null ? null : <FailureNotice failure={failure} />}
      <Field name="value" label={t('nulls_value')}>
        <Input value={value} placeholder="NULL" autoComplete="off" onChange={setValue} />
      </Field>
    </Dialog>
  );
};

const ConflictDialog = ({
  view: { session },
  conflicts,
}: {
  readonly view: FieldDrawerViewModel;
  readonly conflicts: readonly SetupConflict[];
}) => {
  const { t } = useText();
  return (
    <Dialog
      open
      title={t('setup_conflict_title')}
      text={t('setup_conflict_text')}
      onClose={() => session.keepTheirs()}
      actions={
        <>
          <Button variant="ghost" onClick={() => session.keepTheirs()}>
            {t('setup_keep_theirs')}
          </Button>
          <Button variant="primary" onClick={() => session.replaceTheirs()}>
            {t('setup_keep_mine')}
          </Button>
        </>
      }
    >
      <ul className={classes['conflicts']}>
        {conflicts.map(({ part, member, mine, theirs }) => (
          <li key={`${part}-${member}`}>
            <code>{member}</code>:{' '}
            {t('setup_conflict_values', { mine: JSON.stringify(mine), theirs: JSON.stringify(theirs) })}
          </li>
        ))}
      </ul>
    </Dialog>
  );
};

/** Setups that an earlier page has left. */
const LeftSetups = ({ view: { session } }: { readonly view: FieldDrawerViewModel }) => {
  const { t } = useText();
  const left = useStream(session.left$);
  const [answered, answer] = useState<readonly string[]>([]);
  return left
    .filter(({ id }) => !answered.includes(id))
    .map((each) => (
      <Notice
        key={each.id}
        tone="info"
        title={t(each.steps === null ? 'setup_left' : 'setup_left_begun', { field: each.setup.field })}
        actions={
          <>
            <Button
              size="small"
              onClick={() => {
                session.restore(each);
                answer([...answered, each.id]);
              }}
            >
              {t('setup_restore')}
            </Button>
            <Button
              size="small"
              variant="ghost"
              onClick={() => {
                session.discard(each);
                answer([...answered, each.id]);
              }}
            >
              {t('setup_forget')}
            </Button>
          </>
        }
      />
    ));
};

const OpenField = ({ collection, field }: { readonly collection: string; readonly field: string | null }) => {
  const { t } = useText();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const localType = LOCAL_TYPES.find((type) => type === parameters.get('type')) ?? 'standard';
  const view = useViewModel(fieldDrawerViewModel, { collection, field, localType });
  const { session } = view;
  const setup = useStream(session.setup$);
  const tab = useStream(view.tab$);
  const denied = useStream(session.denied$);
  const busy = useStream(session.busy$);
  const failure = useStream(session.failure$);
  const steps = useStream(session.steps$);
  const isBegun = useStream(session.isBegun$);
  const conflicts = useStream(session.conflicts$);
  const nulls = useStream(view.nulls$);
  const schema = useStream(useService(SchemaStore).schema$);
  const moving = useRef<string | null>(null);
  const close = (): void => void navigate(modelPath(collection));
  useSubscription(view.done$, () => {
    moving.current = modelPath(collection);
    close();
  });
  const existing = field === null ? null : fieldOf(schema, collection, field);
  const locked = existing !== null && isLocked(existing);
  const tabs = wizardTabs(setup.localType);
  const title = field === null ? t('new_field') : t('edit_field', { field });
  const next = tabs[tabs.indexOf(tab) + 1];
  const hasNext = field === null && next !== undefined && !isBegun;
  const nextDenial = next === undefined ? false : tabDenied(setup, next);
  const isReadonly = locked || isBegun || busy;
  return (
    <TabScope
      orientation="vertical"
      tabs={tabs.map((value) => {
        const denial = tabDenied(setup, value);
        return {
          value,
          label: t(TAB_LOOKS[value].label),
          icon: TAB_LOOKS[value].icon,
          disabledReason: denial === false ? undefined : t(TAB_DENIALS[denial]),
        };
      })}
      value={tab}
      onChange={(value) => view.open(value)}
    >
      <Drawer
        open
        wide
        onClose={close}
        closeLabel={t('close')}
        title={title}
        crumbs={[
          { label: t('data_model'), href: DATA_MODEL },
          { label: collection, href: modelPath(collection) },
        ]}
        crumbsLabel={t('breadcrumb')}
        navigation={<TabList label={title} />}
        foot={
          <>
            <Button variant="ghost" onClick={close}>
              {t(isBegun ? 'close' : 'cancel')}
            </Button>
            {hasNext ? (
              <Button
                variant="primary"
                disabledReason={nextDenial === false ? undefined : t(TAB_DENIALS[nextDenial])}
                onClick={() => view.goOn()}
              >
                {t('next_step')}
              </Button>
            ) : (
              <Button
                variant="primary"
                icon="check"
                busy={busy}
                disabledReason={locked ? t('field_locked') : denied === false ? undefined : t(denied)}
                onClick={() => session.execute()}
              >
                {t(isBegun ? 'plan_go_on' : 'save')}
              </Button>
            )}
          </>
        }
      >
        <TabPanel>
          <div className={classes['tab']}>
            <LeftSetups view={view} />
            {locked ? <Notice>{t('field_locked')}</Notice> : null}
            {failure === null || nulls !== null ? null : <FailureNotice failure={failure} />}
            {isBegun && !busy && failure !== null ? <Notice tone="warning">{t('plan_unfinished')}</Notice> : null}
            <RelatedDrawerHost trail={[{ title, label: title }]}>
              <Tab tab={tab} view={view} setup={setup} readonly={isReadonly} />
            </RelatedDrawerHost>
            {steps.length > 0 && (isBegun || setup.map !== null) ? (
              <section className={classes['plan']}>
                <h2>{t(isBegun ? 'plan_creates' : 'plan_will_create')}</h2>
                <PlanList label={t('plan_steps')} steps={steps} isRunning={isBegun} />
              </section>
            ) : null}
          </div>
        </TabPanel>
      </Drawer>
      {nulls === null ? null : <NullsDialog operation={nulls} onClose={() => view.closeNulls()} />}
      {conflicts.length === 0 ? null : <ConflictDialog view={view} conflicts={conflicts} />}
      <LeaveGuard form={session} moving={moving} onDiscard={() => session.giveUp()} />
    </TabScope>
  );
};

/** /settings/data-model/{collection}/{field}: the drawer of a field over its collection; '+' is a new one. */
export const FieldDrawer = () => {
  useNamespaces(['settings', 'options']);
  const { collection = '', field = '' } = useParams();
  return <OpenField key={`${collection}.${field}`} collection={collection} field={field === '+' ? null : field} />;
};
