import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useForm, useNamespaces, useStream, useSubscription, useText, useViewModel } from '../../../../kit';
import { TabList, TabPanel, TabScope } from '../../../../ui';
import { LeftDrafts } from '../left-drafts';
import { modelPath } from '../model-path';
import { newCollectionViewModel } from './new-collection.view-model';
import { LeftOut, Setup, SystemFields } from './new-collection-fields';
import { PlanDrawer } from '../plan-drawer';

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
  const isCopy = form.values.source !== '';
  const isSetup = !isCopy && part === 'setup' && !isBegun;
  return (
    <TabScope
      orientation="vertical"
      tabs={[
        { value: 'setup', label: t('collection_setup'), icon: 'tune' },
        ...(isCopy
          ? []
          : ([
              { value: 'system', label: t('optional_system_fields'), icon: 'list_alt', disabledReason: setupDenied },
            ] as const)),
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
            {isBegun ? null : isCopy || part === 'setup' ? <Setup form={form} /> : <SystemFields form={form} />}
          </form>
        </TabPanel>
        {isBegun ? null : <LeftOut view={view} />}
      </PlanDrawer>
    </TabScope>
  );
};
