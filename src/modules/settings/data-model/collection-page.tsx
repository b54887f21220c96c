import { Outlet, useNavigate, useParams } from 'react-router-dom';
import { COLLECTIONS } from '../../../application/data-model';
import { SchemaStore } from '../../../application/data-model';
import {
  type Collection,
  collectionName,
  fieldsOf,
  isSystemCollection,
  LOCAL_TYPES,
  type LocalType,
} from '../../../domain/schema';
import {
  collectionPaths,
  useNamespaces,
  usePageTitle,
  useService,
  useStream,
  useSubscription,
  useText,
  useViewModel,
} from '../../../kit';
import { ItemPage } from '../../../parts/item/item-page';
import { NotFound } from '../../../parts/page/not-found';
import { Button, DescriptionList, HeaderBar, Menu, Notice, PageContent, SidebarDetail, TextLink } from '../../../ui';
import { DATA_MODEL } from '../settings-areas';
import { collectionPageViewModel } from './collection-page.view-model';
import { DeleteCollectionDialog } from './delete-collection-dialog';
import classes from './collection-page.module.css';
import { FieldList } from './field-list';
import { fieldListViewModel } from './field-list.view-model';
import { diagramPath, fieldPath, modelPath } from './model-path';

const KIND_ICONS = {
  standard: 'create',
  presentation: 'scatter_plot',
  file: 'photo',
  files: 'collections',
  m2o: 'call_merge',
  o2m: 'call_split',
  m2m: 'import_export',
  m2a: 'gesture',
  translations: 'translate',
} as const satisfies Readonly<Record<LocalType, string>>;

const PATHS = collectionPaths(COLLECTIONS);

const useCrumbs = () => {
  const { t } = useText();
  return [
    { label: t('settings'), href: '/settings' },
    { label: t('data_model'), href: DATA_MODEL },
  ];
};

const Fields = ({ collection }: { readonly collection: string }) => {
  const { t } = useText();
  const view = useViewModel(fieldListViewModel, collection);
  return (
    <section className={classes['fields']}>
      <div className={classes['head']}>
        <h2 className={classes['title']}>{t('fields_and_layout')}</h2>
        <TextLink href={diagramPath(collection)}>{t('diagram_show_in')}</TextLink>
        <Menu
          trigger={
            <Button size="small" icon="add">
              {t('add_field')}
            </Button>
          }
          label={t('add_field')}
          entries={LOCAL_TYPES.map((type) => ({
            key: type,
            label: t(`kind_${type}`),
            icon: KIND_ICONS[type],
            href: `${fieldPath(collection, '+')}?type=${type}`,
          }))}
        />
      </div>
      <FieldList view={view} />
    </section>
  );
};

interface PageProps {
  readonly collection: Collection;
}

/** A collection of the platform: its fields. Its configuration is part of the platform. */
const SystemCollection = ({ collection }: PageProps) => {
  const { t, locale } = useText();
  const crumbs = useCrumbs();
  const title = collectionName(collection, locale.code);
  usePageTitle(title);
  return (
    <>
      <HeaderBar
        title={title}
        back={{ href: DATA_MODEL, label: t('back') }}
        crumbs={crumbs}
        crumbsLabel={t('breadcrumb')}
      />
      <PageContent label={title}>
        <Notice>{t('collection_of_platform')}</Notice>
        <Fields collection={collection.collection} />
      </PageContent>
    </>
  );
};

const OwnCollection = ({ collection }: PageProps) => {
  const { t, locale } = useText();
  const navigate = useNavigate();
  const crumbs = useCrumbs();
  const schema = useStream(useService(SchemaStore).schema$);
  const view = useViewModel(collectionPageViewModel, collection.collection);
  const deletion = useStream(view.deletion.asked$);
  useSubscription(view.deletion.deleted$, () => void navigate(DATA_MODEL));
  return (
    <>
      <ItemPage
        view={view.page}
        paths={PATHS}
        title={collectionName(collection, locale.code)}
        icon={collection.meta?.icon ?? 'box'}
        crumbs={crumbs}
        help="data_model"
        hasHistory={false}
        drawersAt={modelPath(collection.collection)}
        about={
          <SidebarDetail icon="info" title={t('information')} open>
            <DescriptionList
              entries={[
                { name: t('collection'), value: <code>{collection.collection}</code> },
                { name: t('model_fields'), value: fieldsOf(schema, collection.collection).length },
              ]}
            />
          </SidebarDetail>
        }
      >
        <Fields collection={collection.collection} />
        <h2 className={classes['title']}>{t('collection_options')}</h2>
      </ItemPage>
      {deletion === null ? null : <DeleteCollectionDialog operation={deletion} onClose={() => view.deletion.close()} />}
    </>
  );
};

/** /settings/data-model/{collection}: the fields and the configuration of a collection. */
export const CollectionPage = () => {
  useNamespaces(['settings']);
  const { collection = '' } = useParams();
  const schema = useStream(useService(SchemaStore).schema$);
  const found = schema.collections.get(collection);
  if (found === undefined) return <NotFound />;
  return (
    <>
      {isSystemCollection(collection) ? (
        <SystemCollection key={collection} collection={found} />
      ) : (
        <OwnCollection key={collection} collection={found} />
      )}
      <Outlet />
    </>
  );
};
