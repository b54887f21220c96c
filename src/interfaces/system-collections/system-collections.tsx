import { useMemo, useState } from 'react';
import { SchemaStore } from '../../application/data-model';
import { type Choice, flagOption, selectedValues } from '../../domain/values';
import { type InterfaceProps, useService, useStream, useText } from '../../kit';
import { CheckboxList, collectionChoices } from '../../parts/fields/choices';
import { UnsupportedValue } from '../../parts/fields/unsupported-value';
import { Notice } from '../../ui';

/** Collections shown before 'show more': most projects have fewer, and each has to be found by its name. */
const ITEMS_SHOWN = 50;

/**
 * Checkboxes for the collections; a selected one that the user may not read, or that is gone, stays selected. Hidden
 * collections, as most junctions are, come last behind a button, but for those that were selected when the form opened.
 */
export const SystemCollectionsInterface = (props: InterfaceProps) => {
  const { field, value, options } = props;
  const { t, locale } = useText();
  const schema = useStream(useService(SchemaStore).schema$);
  const includeSystem = flagOption(options, 'includeSystem');
  const [selected] = useState(() => selectedValues(value, field.type) ?? []);
  const [choices, first] = useMemo(() => {
    const all = collectionChoices(schema, locale.code, includeSystem);
    const isHidden = ({ value: name }: Choice): boolean =>
      schema.collections.get(String(name))?.meta?.hidden === true && !selected.includes(name);
    const shown = all.filter((choice) => !isHidden(choice));
    return [[...shown, ...all.filter(isHidden)], shown.length];
  }, [schema, locale.code, includeSystem, selected]);
  const listOptions = useMemo(
    () => ({ itemsShown: first === 0 ? ITEMS_SHOWN : Math.min(first, ITEMS_SHOWN), ...options }),
    [options, first],
  );
  if (choices.length > 0) return <CheckboxList {...props} options={listOptions} choices={choices} />;
  return (
    <>
      <Notice>{t('no_collections_to_choose')}</Notice>
      {value === null ? null : <UnsupportedValue value={value} hideNote />}
    </>
  );
};
