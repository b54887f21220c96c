import { textOption } from '../../domain/values';
import { type InterfaceProps, useStream, useText, useViewModel } from '../../kit';
import { Combobox, Icon, Input, Notice } from '../../ui';
import classes from './input-autocomplete-api.module.css';
import { inputAutocompleteApiViewModel } from './input-autocomplete-api.view-model';

/** A line of text with suggestions from an API. What is typed is the value, whether suggested or not. */
export const InputAutocompleteApiInterface = ({ field, value, options, readonly, onChange }: InterfaceProps) => {
  const { t } = useText();
  const view = useViewModel(inputAutocompleteApiViewModel, options);
  const { list, failure } = useStream(view.suggestions$);
  const isNullable = field.schema?.is_nullable ?? true;
  const isStructure = typeof value === 'object' && value !== null;
  const iconRight = textOption(options, 'iconRight');
  const control = {
    placeholder: textOption(options, 'placeholder'),
    icon: textOption(options, 'iconLeft'),
    mono: options['font'] === 'monospace',
    serif: options['font'] === 'serif',
    trailing: iconRight === undefined ? undefined : <Icon name={iconRight} />,
  };
  const text = isStructure ? JSON.stringify(value) : String(value ?? '');
  const change = (typed: string): void => onChange(typed === '' && isNullable ? null : typed);
  if (readonly || isStructure) return <Input {...control} value={text} readOnly onChange={() => undefined} />;
  return (
    <>
      {view.isConfigured ? null : <Notice tone="warning">{t('one_or_more_options_are_missing')}</Notice>}
      <Combobox
        {...control}
        label={t('suggestions')}
        size="large"
        freeText
        text={text}
        options={list}
        onText={(typed) => {
          change(typed);
          view.type(typed);
        }}
        onChoose={(chosen) => {
          change(chosen);
          view.clear();
        }}
      />
      <p role="status" className={classes['failure']}>
        {failure === null ? null : t(failure.key, failure.parameters)}
      </p>
    </>
  );
};
