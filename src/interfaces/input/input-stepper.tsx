import type { JsonObject } from '../../kernel';
import { useText } from '../../kit';
import { Icon } from '../../ui';
import { stepped } from './input.rules';
import classes from './input-stepper.module.css';

interface InputStepperProps {
  readonly text: string;
  readonly options: JsonObject;
  readonly onStep: (text: string) => void;
}

/** Up and down for the pointer; the arrow keys in the field do the same, so Tab passes these by. */
export const InputStepper = ({ text, options, onStep }: InputStepperProps) => {
  const { t } = useText();
  const button = (direction: 1 | -1) => {
    const next = stepped(text, direction, options);
    return (
      <button
        type="button"
        tabIndex={-1}
        className={classes['step']}
        aria-label={t(direction === 1 ? 'step_up' : 'step_down')}
        disabled={next === null}
        onClick={() => (next === null ? undefined : onStep(next))}
      >
        <Icon name={direction === 1 ? 'expand_less' : 'expand_more'} size="small" />
      </button>
    );
  };
  return (
    <span className={classes['stepper']}>
      {button(1)}
      {button(-1)}
    </span>
  );
};
