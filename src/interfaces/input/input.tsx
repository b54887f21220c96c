import { useState } from 'react';
import { flagOption, isNumeric, textOption } from '../../domain/values';
import { useDraft, useText, type InterfaceProps } from '../../kit';
import { UnfinishedNumber } from '../../parts/kept-value';
import { RemainingCharacters } from '../../parts/remaining-characters';
import { Icon, IconButton, Input } from '../../ui';
import { InputStepper } from './input-stepper';
import { leftText, limitOf, shownText, stepOf, typedText, typedValue } from './input.rules';

/** A line of text, or a number of which no digit is lost. */
export const InputInterface = (props: InterfaceProps) => {
  const { field, value, options, readonly } = props;
  const { t } = useText();
  const numeric = isNumeric(field.type);
  const draft = useDraft(props);
  const [inside, enter] = useState(false);
  const shown = draft.text ?? shownText(value);
  const editable = !readonly && (value === null || typeof value !== 'object');
  const isWrong = draft.unfinished && !inside;
  const change = (text: string): void => {
    const kept = typedText(text, options, numeric);
    draft.type(kept, typedValue(kept, field));
  };
  const leave = (): void => {
    enter(false);
    const left = draft.text === null ? shown : leftText(draft.text, options, numeric);
    if (left !== shown) change(left);
    draft.leave();
  };
  const limit = numeric ? undefined : limitOf(options, field);
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
          const next = numeric && editable ? stepOf(event.key, shown, options) : null;
          if (next === null) return;
          event.preventDefault();
          change(next);
        }}
      />
      {isWrong ? <UnfinishedNumber /> : null}
    </>
  );
};
