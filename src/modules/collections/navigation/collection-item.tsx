import { memo } from 'react';
import type { VisibleCollection } from '../../../domain/schema';
import { collectionPath } from '../../../kit';
import { NavigationItem } from '../../../ui';

interface CollectionItemProps {
  readonly collection: VisibleCollection;
  /** Its list is open. */
  readonly current: boolean;
  /** Something below its list is open. */
  readonly within: boolean;
  /** Keeps its identity. Not for the one that is open. */
  readonly onPress: (collection: string) => void;
}

/** Another address changes two of hundreds: the others are left as they are. */
export const CollectionItem = memo(
  ({ collection: { collection, name, icon }, current, within, onPress }: CollectionItemProps) => (
    <NavigationItem
      label={name}
      icon={icon}
      href={collectionPath(collection)}
      current={current}
      within={within}
      onPress={current ? undefined : () => onPress(collection)}
    />
  ),
);
