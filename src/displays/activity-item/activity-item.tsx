import { lineText } from '../../domain/values';
import type { DisplayProps } from '../../kit';
import { LoggedItemName } from '../../parts/fields/logged-item';

/** The item of an entry of the activity log: its name; its key where the collection of the entry is not at hand. */
export const ActivityItemDisplay = ({ value, item }: DisplayProps) => {
  const collection = item?.['collection'];
  const key = lineText(value);
  return typeof collection === 'string' ? <LoggedItemName collection={collection} item={key} /> : key;
};
