import { useMemo } from 'react';
import { valueText } from '../../domain/templates';
import { type InterfaceProps, useService, useStream, useText } from '../../kit';
import { UnsupportedValue } from '../../parts/unsupported-value';
import { Input, Notice } from '../../ui';
import { SelectedItem } from './selected-item';
import { relationTarget, parseRelatedValue } from './select-dropdown-m2o.rules';
import classes from './select-dropdown-m2o.module.css';
import { SchemaStore } from '../../application/schema';
import { AccessStore } from '../../application/access';

/** A many-to-one relation: selects one item of another collection. */
export const SelectDropdownM2oInterface = (props: InterfaceProps) => {
  const { field, value } = props;
  const { t } = useText();
  const schema = useStream(useService(SchemaStore).schema$);
  const access = useStream(useService(AccessStore).access$);
  const target = useMemo(() => relationTarget(schema, access, field), [schema, access, field]);
  if (target.kind === 'missing') {
    return (
      <div className={classes['related']}>
        <Notice tone="warning">{t('relationship_not_setup')}</Notice>
        {value === null ? null : <UnsupportedValue value={value} hideNote />}
      </div>
    );
  }
  if (target.kind === 'hidden') {
    return (
      <div className={classes['related']}>
        <Input value={valueText(value)} icon="lock" mono readOnly onChange={() => undefined} />
        <p className={classes['note']}>{t('related_not_readable')}</p>
      </div>
    );
  }
  const parsed = parseRelatedValue(value, target.keyField);
  return parsed.kind === 'unknown' ? (
    <UnsupportedValue value={value} />
  ) : (
    <SelectedItem {...props} collection={target.collection} related={parsed} />
  );
};
