import type { ComponentProps, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PlanProgress } from '../../../application/data-model';
import { type TextKey, useStream, useText } from '../../../kit';
import { LeaveGuard } from '../../../parts/item/leave-guard';
import { FailureNotice } from '../../../parts/page/failure-state';
import { Button, Drawer, Notice } from '../../../ui';
import { DATA_MODEL } from '../settings-areas';
import classes from './plan-drawer.module.css';
import { PlanSection } from './plan-section';

/** The main button of the drawer until the plan has begun; then it says 'Go on'. */
export interface PlanAction extends Pick<ComponentProps<typeof Button>, 'icon' | 'type' | 'form' | 'onClick'> {
  readonly label: string;
  readonly denied?: string | undefined;
}

interface PlanDrawerProps {
  readonly title: string;
  readonly plan: PlanProgress;
  /** The headings of the plan before it has begun, and after that. */
  readonly headings: readonly [before: TextKey, after: TextKey];
  /** Null while there is nothing to carry out. */
  readonly action: PlanAction | null;
  readonly otherActions?: ReactNode;
  readonly navigation?: ReactNode;
  readonly guard: ComponentProps<typeof LeaveGuard>;
  /** The steps are shown; they are when this is missing. */
  readonly hasSteps?: boolean;
  readonly children: ReactNode;
}

/** A drawer over the list of collections that carries out a plan: shown before, continued after a failure. */
export const PlanDrawer = ({
  title,
  plan,
  headings,
  action,
  otherActions,
  navigation,
  guard,
  hasSteps = true,
  children,
}: PlanDrawerProps) => {
  const { t } = useText();
  const navigate = useNavigate();
  const steps = useStream(plan.steps$);
  const isBegun = useStream(plan.isBegun$);
  const busy = useStream(plan.busy$);
  const failure = useStream(plan.failure$);
  const close = (): void => void navigate(DATA_MODEL);
  const { label, denied, ...button } = action ?? { label: '' };
  return (
    <Drawer
      open
      wide
      onClose={close}
      closeLabel={t('close')}
      title={title}
      crumbs={[{ label: t('data_model'), href: DATA_MODEL }]}
      crumbsLabel={t('breadcrumb')}
      navigation={navigation}
      foot={
        <>
          <Button variant="ghost" onClick={close}>
            {t(isBegun ? 'close' : 'cancel')}
          </Button>
          {otherActions}
          {action === null ? null : (
            <Button
              variant="primary"
              icon="check"
              {...button}
              busy={busy}
              disabledReason={isBegun ? undefined : denied}
            >
              {isBegun ? t('plan_go_on') : label}
            </Button>
          )}
        </>
      }
    >
      <div className={classes['body']}>
        {failure === null ? null : <FailureNotice failure={failure} />}
        {isBegun && !busy && failure !== null ? <Notice tone="warning">{t('plan_unfinished')}</Notice> : null}
        {children}
        {!hasSteps || steps.length === 0 ? null : (
          <PlanSection title={t(headings[isBegun ? 1 : 0])} steps={steps} isRunning={isBegun} />
        )}
      </div>
      <LeaveGuard {...guard} />
    </Drawer>
  );
};
