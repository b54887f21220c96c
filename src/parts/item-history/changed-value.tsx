import { fieldOf } from '../../domain/schema';
import type { Json } from '../../kernel';
import { SchemaService, useService } from '../../kit';
import { EmptyValue, ValueDisplay } from '../value-display';
import classes from './revision-drawer.module.css';
import type { RevisionDrawerViewModel } from './revision-drawer.view-model';

interface ChangedValueProps {
  readonly field: string;
  readonly value: Json;
  readonly drawer: RevisionDrawerViewModel;
}

/** A value as a whole, through its field's display; what it points to by name, and plainly where the field is gone. */
export const ChangedValue = ({ field, value, drawer }: ChangedValueProps) => {
  const { schema } = useService(SchemaService);
  const known = fieldOf(schema, drawer.collection, field);
  const related = drawer.relatedOf(field);
  if (value === null || value === '') return <EmptyValue />;
  if (typeof value === 'object' || known === null)
    return <span className={classes['text']}>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</span>;
  if (related !== null && typeof value !== 'boolean')
    return <bdi>{drawer.names.nameOf(related, value) ?? String(value)}</bdi>;
  return (
    <span className={classes['value']}>
      <ValueDisplay field={known} value={value} />
    </span>
  );
};
