import { useEffect, useMemo, useRef } from 'react';
import { FIELD_TYPES, offeredInterfaces } from '../../domain/schema';
import { type InterfaceProps, Registries, useContributions, useService, useText } from '../../kit';
import { ContributionPicker } from '../../parts/fields/contribution-picker';
import { useNamedValue } from '../../parts/fields/named-value';
import { UnsupportedValue } from '../../parts/fields/unsupported-value';
import { Notice } from '../../ui';

/** Chooses an interface for fields of the type that another field names. Another type clears the choice. */
export const SystemInterfaceInterface = (props: InterfaceProps) => {
  const { value, readonly, onChange } = props;
  const { t } = useText();
  const interfaces = useContributions(useService(Registries).interfaces);
  const named = useNamedValue(props, 'type');
  const type = FIELD_TYPES.find((each) => each === named) ?? null;
  const offers = useMemo(() => (type === null ? [] : offeredInterfaces(interfaces, type)), [interfaces, type]);
  const previous = useRef({ type, value });
  useEffect(() => {
    const { type: before, value: chosen } = previous.current;
    previous.current = { type, value };
    // Both change when the form starts again, as after its edits are discarded.
    if (before !== type && chosen === value && value !== null && !readonly) onChange(null);
  }, [type, value, readonly, onChange]);
  if (value !== null && typeof value !== 'string') return <UnsupportedValue value={value} />;
  if (type !== null)
    return <ContributionPicker offers={offers} value={value} readonly={readonly} onChange={onChange} />;
  return (
    <>
      <Notice>{t('select_field_type')}</Notice>
      {value === null ? null : <UnsupportedValue value={value} hideNote />}
    </>
  );
};
