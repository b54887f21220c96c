import { collectionName } from '../../domain/schema';
import { lineText, flagOption } from '../../domain/values';
import { type DisplayProps, useService, useStream, useText } from '../../kit';
import { Icon } from '../../ui';
import classes from './collection.module.css';
import { SchemaStore } from '../../application/data-model';

/** A collection by its name and icon; an unknown key is shown as text. */
export const CollectionDisplay = ({ value, options }: DisplayProps) => {
  const { locale } = useText();
  const schema = useStream(useService(SchemaStore).schema$);
  const key = lineText(value);
  const collection = schema.collections.get(key);
  if (collection === undefined) return key;
  return (
    <span className={classes['collection']} title={key}>
      {flagOption(options, 'icon', true) ? <Icon name={collection.meta?.icon ?? 'box'} size="small" /> : null}
      <span className={classes['name']}>{collectionName(collection, locale.code)}</span>
    </span>
  );
};
