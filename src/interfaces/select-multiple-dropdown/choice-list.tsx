import { useState } from 'react';
import { valueText } from '../../domain/templates';
import { isSelected, type NullableChoice, otherValues, toggleChoice } from '../../domain/values';
import { equals, type Json } from '../../kernel';
import { useText } from '../../kit';
import { AddValueInput, ChoiceDivider, ChoiceText } from '../../parts/fields/choices';
import { SearchBox } from '../../parts/lists/search-box';
import { Button, Checkbox, DetachedControl } from '../../ui';
import classes from './select-multiple-dropdown.module.css';

/** The choices whose text or value contains the search text, ignoring case. */
export const filterChoices = (choices: readonly NullableChoice[], search: string): readonly NullableChoice[] => {
  const term = search.trim().toLowerCase();
  return choices.filter(
    ({ text, value }) =>
      text.toLowerCase().includes(term) ||
      String(value ?? '')
        .toLowerCase()
        .includes(term),
  );
};

interface ChoiceListProps {
  readonly choices: readonly NullableChoice[];
  readonly selected: readonly Json[];
  readonly allowOther: boolean;
  readonly allowNone: boolean;
  /** Returns false for a value that the field cannot hold. */
  readonly onChange: (values: readonly Json[] | null) => boolean;
}

/** With fewer choices there is no search input. */
const MIN_CHOICES_FOR_SEARCH = 10;

export const ChoiceList = ({ choices, selected, allowOther, allowNone, onChange }: ChoiceListProps) => {
  const { t } = useText();
  const [search, setSearch] = useState('');
  const toggle = (value: Json): boolean => onChange(value === null ? null : toggleChoice(selected, value, choices));
  const matching = filterChoices(choices, search);
  const add = (text: string): boolean => selected.some((each) => equals(each, text)) || toggle(text);
  return (
    <DetachedControl>
      <div className={classes['list']}>
        {choices.length < MIN_CHOICES_FOR_SEARCH ? null : (
          <SearchBox label={t('search')} size="small" value={search} onChange={setSearch} />
        )}
        <ul className={classes['choices']}>
          {matching.map(({ value, text, icon, disabled, divided }) => (
            <li key={JSON.stringify(value)}>
              <ChoiceDivider divided={divided} />
              <Checkbox checked={isSelected(selected, { value })} disabled={disabled} onChange={() => toggle(value)}>
                <ChoiceText icon={icon}>{text}</ChoiceText>
              </Checkbox>
            </li>
          ))}
          {otherValues(selected, choices).map((other, index) => (
            // A value may occur twice, so the index is the key.
            <li key={`other-${index}`}>
              <Checkbox checked onChange={() => toggle(other)}>
                <bdi>{valueText(other)}</bdi>
              </Checkbox>
            </li>
          ))}
        </ul>
        {matching.length === 0 && search !== '' ? <p role="status">{t('no_results')}</p> : null}
        {allowOther ? <AddValueInput onAdd={add} /> : null}
        {allowNone && selected.length > 0 ? (
          <div>
            <Button variant="ghost" size="small" icon="close" onClick={() => onChange(null)}>
              {t('choose_none')}
            </Button>
          </div>
        ) : null}
      </div>
    </DetachedControl>
  );
};
