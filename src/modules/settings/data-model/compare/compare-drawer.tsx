import { useNavigate } from 'react-router-dom';
import type { ComparisonFault, ComparisonStage } from '../../../../application/data-model';
import { type Message, useNamespaces, useStream, useText, useViewModel } from '../../../../kit';
import { LeaveGuard } from '../../../../parts/item/leave-guard';
import { FailureNotice } from '../../../../parts/page/failure-state';
import { Button, Drawer, DropArea, Notice, Progress } from '../../../../ui';
import { DATA_MODEL } from '../../settings-areas';
import { PlanSection } from '../plan-section';
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
  const steps = useStream(comparison.plan$);
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
          {(['added', 'changed', 'removed'] as const).map((change) => (
            <DifferenceEntries key={change} change={change} difference={difference} comparison={comparison} />
          ))}
        </>
      )}
      {steps.length === 0 ? null : (
        <PlanSection title={t(isBegun ? 'plan_applies' : 'plan_will_apply')} steps={steps} isRunning={isBegun} />
      )}
    </>
  );
};

/** /settings/data-model/+compare: what differs between the data model and a file, and the way to apply it. */
export const CompareDrawer = () => {
  useNamespaces(['settings']);
  const { t } = useText();
  const navigate = useNavigate();
  const view = useViewModel(compareViewModel);
  const { comparison } = view;
  const stage = useStream(comparison.stage$);
  const steps = useStream(comparison.plan$);
  const isBegun = useStream(comparison.isBegun$);
  const busy = useStream(comparison.busy$);
  const failure = useStream(comparison.failure$);
  const readFailure = useStream(comparison.readFailure$);
  const close = (): void => void navigate(DATA_MODEL);
  const hasEntries = stage.kind === 'compared' && stage.difference.entries.length > 0;
  const shownFailure = failure ?? readFailure;
  return (
    <Drawer
      open
      wide
      onClose={close}
      closeLabel={t('close')}
      title={t('compare_title')}
      crumbs={[{ label: t('data_model'), href: DATA_MODEL }]}
      crumbsLabel={t('breadcrumb')}
      foot={
        <>
          <Button variant="ghost" onClick={close}>
            {t('close')}
          </Button>
          {stage.kind === 'compared' && !isBegun && !busy ? (
            <Button onClick={() => comparison.close()}>{t('compare_another')}</Button>
          ) : null}
          {hasEntries ? (
            <Button
              variant="primary"
              icon="check"
              busy={busy}
              disabledReason={steps.length === 0 ? t('compare_nothing_chosen') : undefined}
              onClick={() => comparison.execute()}
            >
              {t(isBegun ? 'plan_go_on' : 'compare_apply')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={classes['body']} data-comparison={stage.kind}>
        {shownFailure === null ? null : <FailureNotice failure={shownFailure} />}
        {isBegun && !busy && failure !== null ? <Notice tone="warning">{t('plan_unfinished')}</Notice> : null}
        {stage.kind === 'choosing' ? <ChooseFile fault={stage.fault} view={view} /> : null}
        {stage.kind === 'reading' ? <Progress label={t('compare_reading')} value={null} /> : null}
        {stage.kind === 'compared' ? <Compared stage={stage} view={view} /> : null}
      </div>
      <LeaveGuard form={view} />
    </Drawer>
  );
};
