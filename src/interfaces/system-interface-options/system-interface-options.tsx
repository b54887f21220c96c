import { useMemo } from 'react';
import { FIELD_TYPES } from '../../domain/schema';
import { isJsonObject } from '../../kernel';
import type { InterfaceProps } from '../../kit';
import { useNamedValue } from '../../parts/fields/named-value';
import { UnsupportedValue } from '../../parts/fields/unsupported-value';
import { ContributionOptions } from '../../parts/item/option-form';
import classes from './system-interface-options.module.css';

/** The options of the interface that another field names. */
export const SystemInterfaceOptionsInterface = (props: InterfaceProps) => {
  const { field, value, readonly, onChange } = props;
  const id = useNamedValue(props, 'interface');
  const named = useNamedValue(props, 'type');
  const configured = useMemo(
    () => ({ ...field, type: FIELD_TYPES.find((each) => each === named) ?? 'string', meta: null }),
    [field, named],
  );
  if (value !== null && !isJsonObject(value)) return <UnsupportedValue value={value} />;
  return (
    <div className={classes['options']}>
      <ContributionOptions
        kind="interface"
        id={id}
        field={configured}
        related={null}
        languages={null}
        value={value}
        readonly={readonly}
        onChange={onChange}
      />
    </div>
  );
};
