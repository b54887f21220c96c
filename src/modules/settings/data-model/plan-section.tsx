import type { PlanStep, PlanStepState } from '../../../application/data-model';
import type { ModelStep } from '../../../domain/data-model';
import { type Message, useText } from '../../../kit';
import { Icon, VisuallyHidden } from '../../../ui';
import classes from './plan-section.module.css';

const ICONS: Readonly<Record<PlanStepState, string>> = {
  waiting: 'add',
  running: 'hourglass_empty',
  done: 'check',
  failed: 'error',
};

const STATES = {
  waiting: 'step_waiting',
  running: 'step_running',
  done: 'step_done',
  failed: 'step_failed',
} as const satisfies Readonly<Record<PlanStepState, string>>;

const iconOf = ({ step, state }: PlanStep): string => {
  if (state !== 'waiting') return ICONS[state];
  if (step.step.startsWith('delete_')) return 'delete';
  return step.step.startsWith('update_') ? 'edit' : 'add';
};

/** What a step of a plan makes, changes or deletes. */
const stepText = (step: ModelStep): Message => {
  switch (step.step) {
    case 'create_collection': {
      const { collection, fields } = step.collection;
      const names = fields.map(({ field }) => field).join(', ');
      return { key: 'step_create_collection', parameters: { collection, fields: names } };
    }
    case 'create_field':
      return { key: 'step_create_field', parameters: { collection: step.field.collection, field: step.field.field } };
    case 'update_field':
      return { key: 'step_update_field', parameters: { collection: step.collection, field: step.change.field } };
    case 'create_relation':
    case 'update_relation': {
      const { collection, field, related_collection: related } = step.relation;
      const key = step.step === 'create_relation' ? 'step_create_relation' : 'step_update_relation';
      return { key, parameters: { collection, field, related: related ?? '*' } };
    }
    case 'update_collection':
      return { key: 'step_update_collection', parameters: { collection: step.collection } };
    case 'delete_relation':
      return { key: 'step_delete_relation', parameters: { collection: step.collection, field: step.field } };
    case 'delete_field':
      return { key: 'step_delete_field', parameters: { collection: step.collection, field: step.field } };
    case 'delete_collection':
      return { key: 'step_delete_collection', parameters: { collection: step.collection } };
    case 'create_rows':
      return { key: 'step_create_rows', parameters: { collection: step.collection, count: step.items.length } };
  }
};

interface PlanSectionProps {
  readonly title: string;
  readonly steps: readonly PlanStep[];
  /** The plan is carried out, or was: each step has its state. */
  readonly isRunning: boolean;
}

/** Everything that a plan makes, changes and deletes, in the order of the requests. */
export const PlanSection = ({ title, steps, isRunning }: PlanSectionProps) => {
  const { t } = useText();
  return (
    <section className={classes['plan']}>
      <h2>{title}</h2>
      <div role="list" className={classes['list']} aria-label={t('plan_steps')} data-plan="">
        {steps.map((each, index) => {
          const { step, state } = each;
          const { key, parameters } = stepText(step);
          return (
            <div key={index} role="listitem" className={classes['step']} data-step={step.step} data-state={state}>
              <Icon name={iconOf(each)} />
              <span>{t(key, parameters)}</span>
              {isRunning ? <VisuallyHidden>{t(STATES[state])}</VisuallyHidden> : null}
            </div>
          );
        })}
      </div>
    </section>
  );
};
