import { useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { SchemaStore } from '../../../../application/data-model';
import { tabDenied, type TabDenial, type WizardTab, wizardTabs } from '../../../../domain/relations';
import { fieldOf, isLocked, LOCAL_TYPES } from '../../../../domain/schema';
import {
  type TextKey,
  useNamespaces,
  useService,
  useStream,
  useSubscription,
  useText,
  useViewModel,
} from '../../../../kit';
import { LeaveGuard, useUnsavedChanges } from '../../../../parts/item/leave-guard';
import { FailureNotice } from '../../../../parts/page/failure-state';
import { DocsLink } from '../../../../parts/page/docs-link';
import { RelatedDrawerHost } from '../../../../parts/relations/related-drawer';
import { Button, Drawer, Notice, StatusLabel, TabList, TabPanel, TabScope } from '../../../../ui';
import { DATA_MODEL } from '../../settings-areas';
import { LeftDrafts } from '../left-drafts';
import { modelPath } from '../model-path';
import { PlanSection } from '../plan-section';
import classes from './field-drawer.module.css';
import { fieldDrawerViewModel } from './field-drawer.view-model';
import { QuickTranslations } from './quick-translations';
import { ConflictDialog, NullsDialog } from './setup-questions';
import { SetupTab } from './setup-tabs';

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
  const unsaved = useUnsavedChanges();
  const left = useStream(session.left$);
  const [isManual, setManual] = useState(false);
  const isQuick = field === null && localType === 'translations' && !isManual && !isBegun && left.length === 0;
  const close = (): void => void navigate(modelPath(collection));
  useSubscription(view.done$, () => {
    moving.current = modelPath(collection);
    close();
  });
  const existing = field === null ? null : fieldOf(schema, collection, field);
  const locked = existing !== null && isLocked(existing);
  const tabs = wizardTabs(setup.localType);
  const title =
    field !== null
      ? t('edit_field', { field })
      : setup.field === ''
        ? t('new_field')
        : t('new_field_named', { field: setup.field });
  const next = tabs[tabs.indexOf(tab) + 1];
  const hasNext = field === null && next !== undefined && !isBegun;
  const nextDenial = next === undefined ? false : tabDenied(setup, next);
  const isReadonly = locked || isBegun || busy;
  const guard = (
    <LeaveGuard
      form={unsaved}
      drawer={{ page: modelPath(collection), form: session }}
      moving={moving}
      onDiscard={() => session.giveUp()}
    />
  );
  if (isQuick)
    return (
      <>
        <QuickTranslations session={session} onClose={close} onManual={() => setManual(true)} />
        {guard}
      </>
    );
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
        extra={<StatusLabel tone="info">{t(`kind_${setup.localType}`)}</StatusLabel>}
        navigation={<TabList label={title} />}
        foot={
          <>
            {field === null && !isBegun ? <p className={classes['hint']}>{t('setup_nothing_saved')}</p> : null}
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
            <LeftDrafts
              left={left}
              nameOf={(each) => each.setup.field}
              onRestore={(each) => session.restore(each)}
              onForget={(each) => session.discard(each)}
            />
            {locked ? <Notice>{t('field_locked')}</Notice> : null}
            <DocsLink page="guides/administration/fields" />
            {failure === null || nulls !== null ? null : <FailureNotice failure={failure} />}
            {isBegun && !busy && failure !== null ? <Notice tone="warning">{t('plan_unfinished')}</Notice> : null}
            <RelatedDrawerHost trail={[{ title, label: title }]}>
              <SetupTab tab={tab} view={view} setup={setup} readonly={isReadonly} />
            </RelatedDrawerHost>
            {steps.length > 0 && (isBegun || setup.map !== null) ? (
              <PlanSection title={t(isBegun ? 'plan_creates' : 'plan_will_create')} steps={steps} isRunning={isBegun} />
            ) : null}
          </div>
        </TabPanel>
        {/* Inside, so that a click on a question is none outside the drawer. */}
        {nulls === null ? null : <NullsDialog question={nulls} onClose={() => view.closeNulls()} />}
        {conflicts.length === 0 ? null : <ConflictDialog view={view} conflicts={conflicts} />}
        {guard}
      </Drawer>
    </TabScope>
  );
};

/** /settings/data-model/{collection}/{field}: the drawer of a field over its collection; '+' is a new one. */
export const FieldDrawer = () => {
  useNamespaces(['settings', 'options']);
  const { collection = '', field = '' } = useParams();
  return <OpenField key={`${collection}.${field}`} collection={collection} field={field === '+' ? null : field} />;
};
