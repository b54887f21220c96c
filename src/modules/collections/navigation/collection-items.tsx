import { memo, startTransition, useEffect, useState } from 'react';
import type { NavigationNode, VisibleCollection } from '../../../domain/schema';
import { collectionPath, useText } from '../../../kit';
import { NavigationBranch, NavigationItem } from '../../../ui';

interface CollectionItemProps {
  readonly collection: VisibleCollection;
  /** The list is the current page. */
  readonly current: boolean;
  /** A page below the list is the current one. */
  readonly within: boolean;
  /** Must be stable. Not called for the current one. */
  readonly onPress: (collection: string) => void;
}

/** Memoised: navigation changes two of hundreds of links. */
const CollectionItem = memo(
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

/** The current collection, and whether the page is below its list. */
interface Here {
  readonly open: string | null;
  readonly within: boolean;
}

/** Whether what is below an entry is shown, and what remembers it. */
export interface Branches {
  readonly isOpen: (node: NavigationNode) => boolean;
  readonly onToggle: (key: string, open: boolean) => void;
}

interface CollectionItemsProps {
  readonly nodes: readonly NavigationNode[];
  readonly here: Here;
  readonly branches: Branches;
  /** Not called for the current one. */
  readonly onPress: (collection: string) => void;
}

/** More than fit on a screen. */
const FIRST_BATCH = 60;

/** The links of a group's collections. Long lists are rendered in two steps, the rest with low priority. */
export const CollectionItems = ({ nodes, here, branches, onPress }: CollectionItemsProps) => {
  const [whole, setWhole] = useState(nodes.length <= FIRST_BATCH);
  useEffect(() => startTransition(() => setWhole(true)), []);
  const shown = whole ? nodes : nodes.slice(0, FIRST_BATCH);
  return shown.map((node) => {
    const { key, collection, children } = node;
    const open = collection !== null && key === here.open;
    const state = { current: open && !here.within, within: open && here.within };
    if (children.length > 0) return <Branch key={key} {...{ node, here, branches, onPress, ...state }} />;
    return collection === null ? null : (
      <CollectionItem key={key} collection={collection} {...state} onPress={onPress} />
    );
  });
};

interface BranchProps extends Omit<CollectionItemsProps, 'nodes'> {
  readonly node: NavigationNode;
  readonly current: boolean;
  readonly within: boolean;
}

const Branch = ({ node, current, within, ...below }: BranchProps) => {
  const { t } = useText();
  const { key, name, icon, color, collection, collapse, children } = node;
  return (
    <NavigationBranch
      label={name}
      icon={icon}
      color={color}
      {...(collection !== null && {
        href: collectionPath(key),
        onPress: current ? undefined : () => below.onPress(key),
      })}
      current={current}
      within={within}
      open={below.branches.isOpen(node)}
      fixed={collapse === 'locked'}
      onToggle={(open) => below.branches.onToggle(key, open)}
      toggleLabel={t('navigation_below', { name })}
    >
      <CollectionItems nodes={children} {...below} />
    </NavigationBranch>
  );
};
