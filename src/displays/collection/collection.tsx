import { collectionName } from '../../domain/schema';
import { lineText, flagOption } from '../../domain/values';
import { SchemaService, useService, useStream, useText, type DisplayProps } from '../../kit';
import { Icon } from '../../ui';
import classes from './collection.module.css';

/** A collection by its name and icon; an unknown key is shown as text. */
export const CollectionDisplay = ({ value, options }: DisplayProps) => {
  const { locale } = useText();
  const schema = useStream(useService(SchemaService).schema$);
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
