import { createContext, useContext } from 'react';
import type { ItemNames } from '../../../application/filters';
import type { Activity } from '../../../domain/revisions';
import { itemId } from '../../../domain/items';
import { useStream } from '../../../kit';
import classes from './logged-item-name.module.css';

type LoggedItem = Pick<Activity, 'collection' | 'item'>;

const LoggedItemsContext = createContext<ItemNames | null>(null);

/** Names for the `LoggedItemName`s within. */
export const LoggedItemsProvider = LoggedItemsContext.Provider;

const Key = ({ item }: Pick<LoggedItem, 'item'>) => <bdi className={classes['key']}>{item}</bdi>;

interface NameProps extends LoggedItem {
  readonly names: ItemNames;
}

const Name = ({ names, collection, item }: NameProps) => {
  const name = useStream(names.names$).get(itemId(collection, item));
  return name === null ? <Key item={item} /> : <bdi>{name}</bdi>;
};

/**
 * The name of an item that an entry of the activity log is about; the key of one without a name, and where there is no
 * provider. Empty before the answer, so that no key is replaced.
 */
export const LoggedItemName = ({ collection, item }: LoggedItem) => {
  const names = useContext(LoggedItemsContext);
  return names === null ? <Key item={item} /> : <Name names={names} collection={collection} item={item} />;
};
