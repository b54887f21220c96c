import type { ComparisonFault, ComparisonStage } from '../../../../application/data-model';
import { type Message, useNamespaces, useStream, useText, useViewModel } from '../../../../kit';
import { DocsLink } from '../../../../parts/page/docs-link';
import { Button, DropArea, Notice, Progress } from '../../../../ui';
import { PlanDrawer } from '../plan-drawer';
import { type CompareViewModel, compareViewModel } from './compare.view-model';
import classes from './compare-drawer.module.css';
import { DifferenceEntries } from './difference-entries';

/** What is wrong with the file, and where. */
const faultText = ({ fault, ...parameters }: ComparisonFault): Message => ({ key: `snapshot_${fault}`, parameters });

const ChooseFile = ({ fault, view }: { readonly fault: ComparisonFault | null; readonly view: CompareViewModel }) => {
  const { t } = useText();
  const text = fault === null ? null : faultText(fault);
  return (
    <>
      {text === null ? null : (
        <Notice tone="danger" role="alert">
          {t(text.key, text.parameters)}
        </Notice>
      )}
      <DropArea
        label={t('compare_choose')}
        hint={t('compare_hint')}
        accept=".json,application/json"
        onFiles={([file]) => {
          if (file !== undefined) view.comparison.open(file);
        }}
      />
      <DocsLink page="guides/administration/compare-data-models" />
    </>
  );
};

interface ComparedProps {
  readonly stage: Extract<ComparisonStage, { readonly kind: 'compared' }>;
  readonly view: CompareViewModel;
}

const Compared = ({ stage, view }: ComparedProps) => {
  const { t } = useText();
  const { comparison } = view;
  const isBegun = useStream(comparison.isBegun$);
  const { file, difference, isRenewed } = stage;
  if (difference.entries.length === 0)
    return (
      <Notice tone="success" role="status">
        {t('compare_equal', { file })}
      </Notice>
    );
  return (
    <>
      {isRenewed ? (
        <Notice tone="warning" role="alert">
          {t('compare_renewed')}
        </Notice>
      ) : null}
      {isBegun ? null : (
        <>
          <p className={classes['text']}>{t('compare_text', { file })}</p>
          <DocsLink page="guides/administration/compare-data-models#apply" />
          {(['added', 'changed', 'removed'] as const).map((change) => (
            <DifferenceEntries key={change} change={change} difference={difference} comparison={comparison} />
          ))}
        </>
      )}
    </>
  );
};

/** /settings/data-model/+compare: what differs between the data model and a file, and the way to apply it. */
export const CompareDrawer = () => {
  useNamespaces(['settings']);
  const { t } = useText();
  const view = useViewModel(compareViewModel);
  const { comparison, plan } = view;
  const stage = useStream(comparison.stage$);
  const steps = useStream(plan.steps$);
  const isBegun = useStream(plan.isBegun$);
  const busy = useStream(plan.busy$);
  const hasEntries = stage.kind === 'compared' && stage.difference.entries.length > 0;
  return (
    <PlanDrawer
      title={t('compare_title')}
      plan={plan}
      headings={['plan_will_apply', 'plan_applies']}
      action={
        hasEntries
          ? {
              label: t('compare_apply'),
              denied: steps.length === 0 ? t('compare_nothing_chosen') : undefined,
              onClick: () => comparison.execute(),
            }
          : null
      }
      otherActions={
        stage.kind === 'compared' && !isBegun && !busy ? (
          <Button onClick={() => comparison.close()}>{t('compare_another')}</Button>
        ) : null
      }
      guard={{ form: view }}
      hasSteps={hasEntries}
    >
      <div className={classes['body']} data-comparison={stage.kind}>
        {stage.kind === 'choosing' ? <ChooseFile fault={stage.fault} view={view} /> : null}
        {stage.kind === 'reading' ? <Progress label={t('compare_reading')} value={null} /> : null}
        {stage.kind === 'compared' ? <Compared stage={stage} view={view} /> : null}
      </div>
    </PlanDrawer>
  );
};
