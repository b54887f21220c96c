import { perField, SchemaService, useService, type DisplayProps } from '../../kit';
import { EmptyValue } from '../../parts/value-display';
import { RelatedMany } from './related-many';
import { relatedName, relatedOf } from './related.rules';

const related = perField(relatedOf);

/** A related item by its name; of several how many there are. */
export const RelatedValuesDisplay = ({ field, value, options }: DisplayProps) => {
  // Another data model comes with other fields, which draw the cells anew: hundreds of them need not listen for it.
  const { schema } = useService(SchemaService);
  const leads = related(field, options, schema);
  if (leads === null) return <EmptyValue />;
  if (leads.kind === 'many') return <RelatedMany field={field} value={value} related={leads} />;
  return relatedName(value, leads) || <EmptyValue />;
};
