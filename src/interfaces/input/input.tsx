import { useState } from 'react';
import { flagOption, isNumeric, textOption } from '../../domain/values';
import type { JsonObject } from '../../kernel';
import { type InterfaceProps, useTextDraft, useText } from '../../kit';
import { InvalidNumber } from '../../parts/unsupported-value';
import { RemainingCharacters } from '../../parts/remaining-characters';
import { Icon, IconButton, Input } from '../../ui';
import classes from './input-stepper.module.css';
import { normalizeOnBlur, characterLimit, valueToText, stepForKey, stepNumber, normalizeInput, parseInput } from './input.rules';

interface InputStepperProps {
  readonly text: string;
  readonly options: JsonObject;
  readonly onStep: (text: string) => void;
}

/** Up and down for the pointer; the arrow keys in the field do the same, so Tab passes these by. */
const InputStepper = ({ text, options, onStep }: InputStepperProps) => {
  const { t } = useText();
  const button = (direction: 1 | -1) => {
    const next = stepNumber(text, direction, options);
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

/** A line of text, or a number of which no digit is lost. */
export const InputInterface = (props: InterfaceProps) => {
  const { field, value, options, readonly } = props;
  const { t } = useText();
  const numeric = isNumeric(field.type);
  const draft = useTextDraft(props);
  const [inside, enter] = useState(false);
  const shown = draft.text ?? valueToText(value);
  const editable = !readonly && (value === null || typeof value !== 'object');
  const isWrong = draft.incomplete && !inside;
  const change = (text: string): void => {
    const kept = normalizeInput(text, options, numeric);
    draft.change(kept, parseInput(kept, field));
  };
  const leave = (): void => {
    enter(false);
    const left = draft.text === null ? shown : normalizeOnBlur(draft.text, options, numeric);
    if (left !== shown) change(left);
    draft.discard();
  };
  const limit = numeric ? undefined : characterLimit(options, field);
  const iconRight = textOption(options, 'iconRight');
  const trailing = (
    <>
      {numeric ? null : <RemainingCharacters text={shown} limit={limit} />}
      {flagOption(options, 'clear') && editable && shown !== '' ? (
        <IconButton icon="close" label={t('clear_value')} size="tiny" onClick={() => change('')} />
      ) : null}
      {numeric && editable ? <InputStepper text={shown} options={options} onStep={change} /> : null}
      {iconRight === undefined ? null : <Icon name={iconRight} />}
    </>
  );
  return (
    <>
      <Input
        type={flagOption(options, 'masked') ? 'password' : 'text'}
        autoComplete={flagOption(options, 'masked') ? 'new-password' : 'off'}
        inputMode={numeric ? 'decimal' : undefined}
        value={shown}
        invalid={isWrong ? true : undefined}
        placeholder={textOption(options, 'placeholder')}
        icon={textOption(options, 'iconLeft')}
        mono={options['font'] === 'monospace'}
        serif={options['font'] === 'serif'}
        maxLength={numeric ? undefined : (field.schema?.max_length ?? undefined)}
        readOnly={!editable}
        dir={numeric ? undefined : 'auto'}
        trailing={trailing}
        onChange={change}
        onFocus={numeric ? () => enter(true) : undefined}
        onBlur={leave}
        onKeyDown={(event) => {
          const next = numeric && editable ? stepForKey(event.key, shown, options) : null;
          if (next === null) return;
          event.preventDefault();
          change(next);
        }}
      />
      {isWrong ? <InvalidNumber /> : null}
    </>
  );
};
