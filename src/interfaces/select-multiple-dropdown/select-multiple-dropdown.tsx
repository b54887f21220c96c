import { useMemo, useState } from 'react';
import { choicePreview, flagOption, textOption, type ChoicePreview } from '../../domain/values';
import { useText, type InterfaceProps, type Translate } from '../../kit';
import { fieldChoices, RefusedEntry, useSelection } from '../../parts/fields/choices';
import { UnsupportedValue, UnconfiguredChoices } from '../../parts/fields/unsupported-value';
import { AnchoredPopover, SelectButton } from '../../ui';
import { ChoiceList } from './choice-list';

const previewText = (preview: ChoicePreview, t: Translate): string => {
  switch (preview.kind) {
    case 'list':
      return preview.texts.join(', ');
    case 'all':
      return t('all_items');
    case 'count':
      return t('values_chosen', { count: preview.count });
  }
};

/** Several of the configured choices, in a popover behind a button that lists the selected ones. */
export const SelectMultipleDropdownInterface = (props: InterfaceProps) => {
  const { field, value, options, readonly } = props;
  const { t } = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choices = useMemo(() => fieldChoices(options['choices'] ?? null, field), [options, field]);
  const { selected, select, refused } = useSelection(props);
  const allowOther = flagOption(options, 'allowOther');
  if (choices.length === 0 && !allowOther) return <UnconfiguredChoices value={value} />;
  if (selected === null) return <UnsupportedValue value={value} />;
  const nullChoice = choices.find((choice) => choice.value === null);
  const valueChoices = choices.filter((choice) => choice !== nullChoice);
  return (
    <>
      <SelectButton
        text={
          (selected.length === 0 ? nullChoice?.text : undefined) ??
          previewText(choicePreview(selected, valueChoices), t)
        }
        placeholder={textOption(options, 'placeholder') ?? t('nothing_chosen')}
        icon={textOption(options, 'icon')}
        expanded={anchor !== null}
        readOnly={readonly}
        onClick={({ currentTarget }) => setAnchor(anchor === null ? currentTarget : null)}
      />
      {anchor === null ? null : (
        <AnchoredPopover anchor={anchor} label={t('choose_values')} align="start" onClose={() => setAnchor(null)}>
          <ChoiceList
            choices={choices}
            selected={selected}
            allowOther={allowOther}
            allowNone={flagOption(options, 'allowNone')}
            onChange={select}
          />
          <RefusedEntry entry={refused} />
        </AnchoredPopover>
      )}
    </>
  );
};
