import { useMemo } from 'react';
import { collectionPath, PageSidebar, useHasPage, usePageTitle, useService, useStream, useText } from '../../../kit';
import { PageHelp } from '../../../parts/page/page-help';
import { DraftsPanel } from '../../../parts/item/recovery';
import { isAdmin } from '../../../domain/permissions';
import {
  Button,
  DescriptionList,
  PageContent,
  HeaderBar,
  Icon,
  SidebarDetail,
  EmptyState,
  Table,
  type TableColumn,
} from '../../../ui';
import { visibleCollections, type VisibleCollection } from '../../../domain/schema';
import { formatNumber } from '../../../kernel';
import { SchemaStore } from '../../../application/data-model';
import { AccessStore } from '../../../application/access';
import { ProjectStore } from '../../../application/settings';

const keyOfCollection = ({ collection }: VisibleCollection): string => collection;
const hrefOf = ({ collection }: VisibleCollection): string => collectionPath(collection);
const nameOf = ({ name }: VisibleCollection): string => name;

/** /collections: the list of all visible collections. */
export const OverviewPage = () => {
  const { t, locale } = useText();
  const schema = useStream(useService(SchemaStore).schema$);
  const access = useStream(useService(AccessStore).access$);
  const project = useStream(useService(ProjectStore).project$);
  const collections = useMemo(() => visibleCollections(schema, locale.code), [schema, locale]);
  const hasDataModel = useHasPage('/settings/data-model/+');
  usePageTitle(t('collections'));
  const columns: readonly TableColumn<VisibleCollection>[] = [
    {
      key: 'icon',
      header: t('collection_icon'),
      headerHidden: true,
      width: 42,
      render: ({ icon }) => <Icon name={icon} />,
    },
    { key: 'name', header: t('collection_name'), width: 240, render: ({ name }) => name },
    { key: 'note', header: t('collection_note'), width: 360, card: 'below', render: ({ note }) => note },
  ];
  return (
    <>
      <HeaderBar icon="layers" title={t('collections')} count={formatNumber(collections.length, locale.code)} />
      <PageContent flush>
        {collections.length === 0 ? (
          <EmptyState
            kind="empty"
            title={t('collections_empty')}
            text={t(isAdmin(access) ? 'collections_empty_admin' : 'collections_empty_member')}
            actions={
              isAdmin(access) && hasDataModel ? (
                <Button variant="primary" icon="add" href="/settings/data-model/+">
                  {t('create_collection')}
                </Button>
              ) : undefined
            }
          />
        ) : (
          <Table
            label={t('collections')}
            columns={columns}
            rows={collections}
            rowKey={keyOfCollection}
            rowHref={hrefOf}
            titleKey="name"
            labels={{ selectAll: t('select_all'), row: nameOf }}
          />
        )}
      </PageContent>
      <PageSidebar>
        <SidebarDetail icon="info" title={t('information')} open>
          <DescriptionList
            entries={[
              { name: t('project'), value: <bdi>{project.project_name ?? '—'}</bdi> },
              { name: t('collections'), value: collections.length },
            ]}
          />
        </SidebarDetail>
        <DraftsPanel />
      </PageSidebar>
      <PageHelp page="collections" />
    </>
  );
};
