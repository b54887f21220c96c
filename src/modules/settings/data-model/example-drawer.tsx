import { useNavigate } from 'react-router-dom';
import { useNamespaces, useStream, useSubscription, useText, useViewModel } from '../../../kit';
import { LeaveGuard } from '../../../parts/item/leave-guard';
import { FailureNotice } from '../../../parts/page/failure-state';
import { Button, Drawer, Notice } from '../../../ui';
import { DATA_MODEL } from '../settings-areas';
import { exampleViewModel } from './example.view-model';
import { PlanSection } from './plan-section';

/** /settings/data-model/+example: a small model to begin with, shown before it is made. */
export const ExampleDrawer = () => {
  useNamespaces(['settings']);
  const { t } = useText();
  const navigate = useNavigate();
  const view = useViewModel(exampleViewModel);
  const { creation } = view;
  const steps = useStream(creation.steps$);
  const isBegun = useStream(creation.isBegun$);
  const busy = useStream(creation.busy$);
  const failure = useStream(creation.failure$);
  const close = (): void => void navigate(DATA_MODEL);
  useSubscription(creation.done$, close);
  return (
    <Drawer
      open
      wide
      onClose={close}
      closeLabel={t('close')}
      title={t('example_title')}
      crumbs={[{ label: t('data_model'), href: DATA_MODEL }]}
      crumbsLabel={t('breadcrumb')}
      foot={
        <>
          <Button variant="ghost" onClick={close}>
            {t(isBegun ? 'close' : 'cancel')}
          </Button>
          <Button variant="primary" icon="check" busy={busy} onClick={() => creation.execute()}>
            {t(isBegun ? 'plan_go_on' : 'example_create')}
          </Button>
        </>
      }
    >
      {failure === null ? null : <FailureNotice failure={failure} />}
      {isBegun && !busy && failure !== null ? <Notice tone="warning">{t('plan_unfinished')}</Notice> : null}
      <p>{t('example_text')}</p>
      <PlanSection title={t(isBegun ? 'plan_creates' : 'plan_will_create')} steps={steps} isRunning={isBegun} />
      <LeaveGuard form={view} />
    </Drawer>
  );
};
