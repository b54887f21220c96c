import { useState } from 'react';
import { flagOption, isNumeric, textOption } from '../../domain/values';
import { useText, type InterfaceProps } from '../../kit';
import { RemainingCharacters } from '../../parts/remaining-characters';
import { Icon, IconButton, Input } from '../../ui';
import { InputStepper } from './input-stepper';
import { leftText, limitOf, shownText, stepOf, typedText, typedValue } from './input.rules';

/** A line of text, or a number of which no digit is lost. */
export const InputInterface = ({ field, value, options, readonly, onChange }: InterfaceProps) => {
  const { t } = useText();
  const numeric = isNumeric(field.type);
  const [draft, setDraft] = useState<string | null>(null);
  const shown = draft ?? shownText(value);
  const editable = !readonly && (value === null || typeof value !== 'object');
  const change = (text: string): void => {
    const kept = typedText(text, options, numeric);
    const typed = typedValue(kept, field);
    setDraft(kept);
    if (typed !== undefined) onChange(typed);
  };
  const leave = (): void => {
    const left = draft === null ? shown : leftText(draft, options, numeric);
    if (draft !== null && left !== draft) change(left);
    setDraft(null);
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
    <Input
      type={flagOption(options, 'masked') ? 'password' : 'text'}
      autoComplete={flagOption(options, 'masked') ? 'new-password' : 'off'}
      inputMode={numeric ? 'decimal' : undefined}
      value={shown}
      placeholder={textOption(options, 'placeholder')}
      icon={textOption(options, 'iconLeft')}
      mono={options['font'] === 'monospace'}
      serif={options['font'] === 'serif'}
      maxLength={numeric ? undefined : (field.schema?.max_length ?? undefined)}
      readOnly={!editable}
      dir={numeric ? undefined : 'auto'}
      trailing={trailing}
      onChange={change}
      onBlur={leave}
      onKeyDown={(event) => {
        const next = numeric && editable ? stepOf(event.key, shown, options) : null;
        if (next === null) return;
        event.preventDefault();
        change(next);
      }}
    />
  );
};
