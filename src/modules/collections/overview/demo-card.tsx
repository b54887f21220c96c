import { useState } from 'react';
import { AccessStore } from '../../../application/access';
import { DemoMode } from '../../../application/settings';
import { isAdmin } from '../../../domain/permissions';
import { useService, useStream, useText } from '../../../kit';
import { DemoResetDialog } from '../../../parts/page/demo-reset-dialog';
import { Button, Icon, IconButton, Link } from '../../../ui';
import classes from './demo-card.module.css';

/** What an administrator can try in the demo world, and its reset. Renders nothing on a server, and once dismissed. */
export const DemoCard = () => {
  const { t } = useText();
  const demonstration = useService(DemoMode);
  const steps = useStream(demonstration.steps$);
  const access = useStream(useService(AccessStore).access$);
  const [asking, ask] = useState(false);
  if (steps.length === 0 || !isAdmin(access)) return null;
  return (
    <section className={classes['card']} aria-label={t('demo_steps')}>
      <div className={classes['head']}>
        <Icon name="explore" />
        <h2 className={classes['heading']}>{t('demo_steps')}</h2>
        <IconButton icon="close" label={t('demo_steps_dismiss')} onClick={() => demonstration.dismissSteps()} />
      </div>
      <ol className={classes['steps']}>
        {steps.map((step) => (
          <li key={step.id}>
            <Link className={classes['step']} href={step.path} onClick={() => demonstration.start(step)}>
              {t(`demo_step_${step.id}`)}
            </Link>
          </li>
        ))}
      </ol>
      <div className={classes['foot']}>
        <p>{t('demo_lives_here')}</p>
        <Button size="small" variant="ghost" icon="restart_alt" onClick={() => ask(true)}>
          {t('demo_reset_action')}
        </Button>
      </div>
      <DemoResetDialog open={asking} onClose={() => ask(false)} />
    </section>
  );
};
