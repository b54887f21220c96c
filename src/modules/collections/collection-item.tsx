import type { SaveTarget } from '../../domain/items';
import { collectionName } from '../../domain/schema';
import { SchemaStore } from '../../application/schema';
import { useService, useText } from '../../kit';
import { ItemPage, useItemPage, type OnMove } from '../../parts/item-page';
import { useCollectionPaths } from './use-collection-paths';

interface CollectionItemProps {
  readonly target: SaveTarget;
  readonly onMove?: OnMove | undefined;
}

/** An item of a collection, or a singleton. */
export const CollectionItem = ({ target, onMove }: CollectionItemProps) => {
  const { t, locale } = useText();
  const view = useItemPage(target);
  const { collection } = target;
  const paths = useCollectionPaths(collection);
  const meta = useService(SchemaStore).schema.collections.get(collection);
  const name = meta === undefined ? collection : collectionName(meta, locale.code);
  return (
    <ItemPage
      view={view}
      paths={paths}
      crumbs={[
        { label: t('collections'), href: '/collections' },
        ...(target.kind === 'singleton' ? [] : [{ label: name, href: paths.list }]),
      ]}
      help="item"
      onMove={onMove}
    />
  );
};
