import { useSearchParams } from 'react-router-dom';
import type { SaveTarget } from '../../domain/items';
import { collectionName } from '../../domain/schema';
import { SchemaStore } from '../../application/data-model';
import { collectionPaths, useService, useText } from '../../kit';
import { ItemPage, useItemPage, type OnMove } from '../../parts/item/item-page';
import { bookmarkFromUrl } from './route-target.rules';

interface CollectionItemProps {
  readonly target: SaveTarget;
  readonly onMove?: OnMove | undefined;
}

/** An item of a collection, or a singleton. */
export const CollectionItem = ({ target, onMove }: CollectionItemProps) => {
  const { t, locale } = useText();
  const view = useItemPage(target);
  const { collection } = target;
  const paths = collectionPaths(collection, bookmarkFromUrl(useSearchParams()[0]));
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
