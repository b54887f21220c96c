import { useState } from 'react';
import { selectedValues, selectionPayload, unstorableEntry } from '../../../domain/values';
import { equals, type Json } from '../../../kernel';
import { type InterfaceProps, useText } from '../../../kit';
import { ErrorLine } from '../error-line';

interface Selection {
  /** Null when the field holds something else, which then must not be changed. */
  readonly selected: readonly Json[] | null;
  /** Sends the values, null for none; false, and nothing is sent, when the field cannot hold an added one. */
  readonly select: (values: readonly Json[] | null) => boolean;
  /** The value that was refused last; null for none. */
  readonly refused: string | null;
}

/** The selected values of a field that holds several. */
export const useSelection = ({
  field,
  value,
  onChange,
}: Pick<InterfaceProps, 'field' | 'value' | 'onChange'>): Selection => {
  const [refused, setRefused] = useState<string | null>(null);
  const selected = selectedValues(value, field.type);
  const select = (values: readonly Json[] | null): boolean => {
    const added = (values ?? []).filter((each) => !(selected ?? []).some((one) => equals(one, each)));
    const unstorable = unstorableEntry(added, field.type);
    setRefused(unstorable);
    if (unstorable === null) onChange(selectionPayload(values, field.type));
    return unstorable === null;
  };
  return { selected, select, refused };
};

/** Says which value the field cannot hold. */
export const RefusedEntry = ({ entry }: { readonly entry: string | null }) => {
  const { t } = useText();
  return <ErrorLine message={entry === null ? null : t('entry_with_comma', { value: entry })} />;
};
