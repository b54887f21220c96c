import { useState } from 'react';
import type { Field } from '../../domain/schema';
import { entryNotation, flagOption, isNumeric, printEntry, textOption } from '../../domain/values';
import type { JsonObject } from '../../kernel';
import { type InterfaceProps, useItemTitle, useStream, useTextDraft, useText } from '../../kit';
import { ClearButton } from '../../parts/fields/clear-button';
import { ErrorLine, NumberLine } from '../../parts/fields/error-line';
import { RemainingCharacters } from '../../parts/fields/remaining-characters';
import { Icon, IconButton, Input } from '../../ui';
import classes from './input.module.css';
import { normalizeOnBlur, characterLimit, stepForKey, stepNumber, normalizeInput, parseInput } from './input.rules';

interface InputStepperProps {
  readonly field: Field;
  readonly text: string;
  readonly options: JsonObject;
  readonly onStep: (text: string) => void;
}

/** Step buttons for the pointer. Not focusable, since the arrow keys in the input do the same. */
const InputStepper = ({ field, text, options, onStep }: InputStepperProps) => {
  const { t, locale, fieldName } = useText();
  const button = (direction: 1 | -1) => {
    const next = stepNumber(text, direction, options, entryNotation(locale.code));
    return (
      <button
        type="button"
        tabIndex={-1}
        className={classes['step']}
        aria-label={t(direction === 1 ? 'step_up' : 'step_down', { field: fieldName(field) })}
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

interface TitleButtonProps {
  readonly field: Field;
  readonly item$: NonNullable<InterfaceProps['item$']>;
  readonly onUse: (title: string) => void;
}

/** Writes the slug of the item's title into the input. */
const TitleButton = ({ field, item$, onUse }: TitleButtonProps) => {
  const { t } = useText();
  const title = useItemTitle(field.collection)(useStream(item$));
  if (title === '') return null;
  return <IconButton icon="title" size="small" label={t('slug_from_title')} onClick={() => onUse(title)} />;
};

/** A single line of text, or a number that keeps every digit. */
export const InputInterface = (props: InterfaceProps) => {
  const { field, value, options, readonly, item$ } = props;
  const { t, locale } = useText();
  const numeric = isNumeric(field.type);
  const notation = entryNotation(locale.code);
  const draft = useTextDraft(props);
  const [focused, setFocused] = useState(false);
  /** A text of which no slug remains. */
  const [refused, setRefused] = useState<string | null>(null);
  const text = draft.text ?? printEntry(value, field.type, notation);
  const editable = !readonly && (value === null || typeof value !== 'object');
  const hasError = draft.incomplete && !focused;
  const change = (typed: string): void => {
    const normalized = normalizeInput(typed, options, numeric, locale.code);
    setRefused(normalized === null ? typed : null);
    if (normalized !== null) draft.change(normalized, parseInput(normalized, field, notation));
  };
  const applyTitle = (title: string): void => {
    const slug = normalizeInput(title, options, numeric, locale.code);
    change(slug === null ? title : normalizeOnBlur(slug, options, numeric));
  };
  const leave = (): void => {
    setFocused(false);
    const normalized = draft.text === null ? text : normalizeOnBlur(draft.text, options, numeric);
    if (normalized !== text) change(normalized);
    draft.discard();
  };
  const isSlug = flagOption(options, 'slug') && !numeric;
  const limit = numeric ? undefined : characterLimit(options, field);
  const iconRight = textOption(options, 'iconRight');
  const trailing = (
    <>
      {numeric ? null : <RemainingCharacters text={text} limit={limit} />}
      {flagOption(options, 'clear') && editable && text !== '' ? (
        <ClearButton field={field} size="tiny" onClear={() => change('')} />
      ) : null}
      {isSlug && editable && item$ !== undefined ? (
        <TitleButton field={field} item$={item$} onUse={applyTitle} />
      ) : null}
      {numeric && editable ? <InputStepper field={field} text={text} options={options} onStep={change} /> : null}
      {iconRight === undefined ? null : <Icon name={iconRight} />}
    </>
  );
  return (
    <>
      <Input
        type={flagOption(options, 'masked') ? 'password' : 'text'}
        autoComplete={flagOption(options, 'masked') ? 'new-password' : 'off'}
        inputMode={numeric ? 'decimal' : undefined}
        value={text}
        invalid={hasError ? true : undefined}
        placeholder={textOption(options, 'placeholder')}
        icon={textOption(options, 'iconLeft')}
        mono={options['font'] === 'monospace'}
        serif={options['font'] === 'serif'}
        readOnly={!editable}
        dir={numeric ? undefined : 'auto'}
        trailing={trailing}
        onChange={change}
        onFocus={numeric ? () => setFocused(true) : undefined}
        onBlur={leave}
        onKeyDown={(event) => {
          const next = numeric && editable ? stepForKey(event.key, text, options, notation) : null;
          if (next === null) return;
          event.preventDefault();
          change(next);
        }}
      />
      {isSlug ? <ErrorLine message={refused === null ? null : t('slug_empty', { text: refused })} /> : null}
      {numeric ? <NumberLine type={field.type} typed={draft.text} hasError={hasError} /> : null}
    </>
  );
};
