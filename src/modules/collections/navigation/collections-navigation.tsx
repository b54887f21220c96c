import { useParams } from 'react-router-dom';
import { visibleCollections } from '../../../domain/schema';
import { collectionPath, SchemaService, useService, useStream, useText } from '../../../kit';
import { NavigationGroup, NavigationItem, State } from '../../../ui';

/** The collections by name. */
export const CollectionsNavigation = () => {
  const { t, locale } = useText();
  const { collection: open, primaryKey } = useParams();
  const collections = visibleCollections(useStream(useService(SchemaService).schema$), locale.code);
  if (collections.length === 0) return <State kind="empty" compact title={t('collections_empty')} />;
  return (
    <NavigationGroup>
      {collections.map(({ collection, name, icon }) => (
        <NavigationItem
          key={collection}
          label={name}
          icon={icon}
          href={collectionPath(collection)}
          current={collection === open && primaryKey === undefined}
          within={collection === open && primaryKey !== undefined}
        />
      ))}
    </NavigationGroup>
  );
};
