import { type ComponentType, useMemo } from 'react';
import { AccessStore } from '../../../application/access';
import { SchemaStore } from '../../../application/data-model';
import { valueText } from '../../../domain/templates';
import { type InterfaceProps, useService, useStream, useText } from '../../../kit';
import { Input, Notice } from '../../../ui';
import { UnsupportedValue } from '../../fields/unsupported-value';
import { parseRelatedValue, type RelatedValue, relationTarget } from './related-item.rules';
import classes from './related-item.module.css';

export interface RelatedItemProps extends InterfaceProps {
  /** The related collection; the user may read it. */
  readonly collection: string;
  readonly related: Exclude<RelatedValue, { readonly kind: 'unknown' }>;
}

interface RelatedItemFieldProps extends InterfaceProps {
  readonly control: ComponentType<RelatedItemProps>;
  /** The only collection that the control is for; any by default. */
  readonly only?: string | undefined;
}

/** A many-to-one field with its control, or with the reason why there is none; its value is kept then. */
export const RelatedItemField = ({ control: Control, only, ...props }: RelatedItemFieldProps) => {
  const { field, value } = props;
  const { t } = useText();
  const schema = useStream(useService(SchemaStore).schema$);
  const access = useStream(useService(AccessStore).access$);
  const target = useMemo(() => relationTarget(schema, access, field, only), [schema, access, field, only]);
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
    <Control {...props} collection={target.collection} related={parsed} />
  );
};
