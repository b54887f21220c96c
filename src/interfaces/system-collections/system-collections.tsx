import { useMemo } from 'react';
import { SchemaStore } from '../../application/data-model';
import { flagOption } from '../../domain/values';
import { type InterfaceProps, useService, useStream, useText } from '../../kit';
import { CheckboxList, collectionChoices } from '../../parts/fields/choices';
import { UnsupportedValue } from '../../parts/fields/unsupported-value';
import { Notice } from '../../ui';

/** Collections visible before 'show more': most projects have fewer, and each has to be found by its name. */
const ITEMS_SHOWN = 50;

/** Checkboxes for the collections; a selected one that the user may not read, or that is gone, stays selected. */
export const SystemCollectionsInterface = (props: InterfaceProps) => {
  const { value, options } = props;
  const { t, locale } = useText();
  const schema = useStream(useService(SchemaStore).schema$);
  const includeSystem = flagOption(options, 'includeSystem');
  const choices = useMemo(
    () => collectionChoices(schema, locale.code, includeSystem),
    [schema, locale.code, includeSystem],
  );
  const listOptions = useMemo(() => ({ itemsShown: ITEMS_SHOWN, ...options }), [options]);
  if (choices.length > 0) return <CheckboxList {...props} options={listOptions} choices={choices} />;
  return (
    <>
      <Notice>{t('no_collections_to_choose')}</Notice>
      {value === null ? null : <UnsupportedValue value={value} hideNote />}
    </>
  );
};
