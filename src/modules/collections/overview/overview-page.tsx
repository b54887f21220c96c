import { useMemo } from 'react';
import { AccessStore } from '../../../application/access';
import { SchemaStore } from '../../../application/data-model';
import { PresetsStore } from '../../../application/presets';
import { ProjectStore } from '../../../application/settings';
import { isAdmin } from '../../../domain/permissions';
import { allBookmarks } from '../../../domain/presets';
import { lastChanges } from '../../../domain/revisions';
import { visibleCollections, type VisibleCollection } from '../../../domain/schema';
import { valueOf } from '../../../kernel';
import {
  bookmarkPath,
  collectionPath,
  PageSidebar,
  useHasPage,
  usePageTitle,
  useService,
  useStream,
  useText,
  useViewModel,
} from '../../../kit';
import { LoggedItemsProvider } from '../../../parts/fields/logged-item';
import { DraftLinks } from '../../../parts/item/recovery';
import { PageHelp } from '../../../parts/page/page-help';
import { Button, DescriptionList, EmptyState, HeaderBar, Icon, Link, PageContent, SidebarDetail } from '../../../ui';
import { DemoCard } from './demo-card';
import { MentionsSection } from './mentions-section';
import { OverviewSection } from './overview-section';
import classes from './overview.module.css';
import { type OverviewViewModel, overviewViewModel } from './overview.view-model';
import { RecentSection, TimeAgo, useCollectionName } from './recent-section';

interface ViewProps {
  readonly view: OverviewViewModel;
}

const DraftsSection = ({ view }: ViewProps) => {
  const { t } = useText();
  return (
    <OverviewSection icon="edit_note" title={t('unfinished_work')}>
      <div className={classes['drafts']}>
        <DraftLinks entries={useStream(view.drafts.entries$)} />
      </div>
    </OverviewSection>
  );
};

/** The bookmarks of the user alone; those of roles and of everyone are in the navigation. */
const BookmarksSection = () => {
  const { t, locale } = useText();
  const store = useService(PresetsStore);
  const presets = useStream(store.presets$);
  const nameOf = useCollectionName();
  const own = useMemo(
    () =>
      store.viewer === null
        ? []
        : allBookmarks(presets, store.viewer, locale.code).filter(({ scope }) => scope.kind === 'user'),
    [store, presets, locale],
  );
  return (
    <OverviewSection icon="bookmark_border" title={t('bookmarks')}>
      {own.length === 0 ? (
        <p className={classes['none']}>{t('overview_bookmarks_none')}</p>
      ) : (
        <ul className={classes['list']}>
          {own.map(({ id, collection, name }) => (
            <li key={id}>
              <Link className={classes['row']} href={bookmarkPath(collection, id)}>
                <bdi className={classes['name']}>{name}</bdi>
                <bdi className={classes['end']}>{nameOf(collection)}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </OverviewSection>
  );
};

interface CollectionsProps extends ViewProps {
  readonly collections: readonly VisibleCollection[];
}

/** Each with its last change, if that is among the recent ones. */
const CollectionsSection = ({ collections, view }: CollectionsProps) => {
  const { t } = useText();
  const changed = lastChanges(valueOf(useStream(view.changes.changes$)) ?? []);
  return (
    <OverviewSection icon="layers" title={t('overview_collections')}>
      <ul className={classes['columns']}>
        {collections.map(({ collection, icon, name }) => {
          const timestamp = changed.get(collection);
          return (
            <li key={collection}>
              <Link className={classes['row']} href={collectionPath(collection)}>
                <Icon name={icon} />
                <bdi className={classes['name']}>{name}</bdi>
                {timestamp === undefined ? null : <TimeAgo timestamp={timestamp} />}
              </Link>
            </li>
          );
        })}
      </ul>
    </OverviewSection>
  );
};

/** Waits for the mentions, which stand above the changes and would move them. */
const News = ({ view }: ViewProps) =>
  useStream(view.mentions.isPending$) ? null : (
    <div className={classes['column']}>
      <MentionsSection mentions={view.mentions} />
      <RecentSection changes={view.changes} />
    </div>
  );

const Sections = ({ collections }: Pick<CollectionsProps, 'collections'>) => {
  const view = useViewModel(overviewViewModel, useText().locale.code);
  return (
    <LoggedItemsProvider value={view.names}>
      <div className={classes['sections']}>
        <div className={classes['column']}>
          <DraftsSection view={view} />
          <BookmarksSection />
          <CollectionsSection collections={collections} view={view} />
        </div>
        <News view={view} />
      </div>
    </LoggedItemsProvider>
  );
};

const NoCollections = () => {
  const { t } = useText();
  const access = useStream(useService(AccessStore).access$);
  const hasDataModel = useHasPage('/settings/data-model/+');
  return (
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
  );
};

/** /collections: the user's drafts, bookmarks and collections, and recent changes. */
export const OverviewPage = () => {
  const { t, locale } = useText();
  const schema = useStream(useService(SchemaStore).schema$);
  const project = useStream(useService(ProjectStore).project$);
  const collections = useMemo(() => visibleCollections(schema, locale.code), [schema, locale]);
  usePageTitle(t('collections'));
  return (
    <>
      <HeaderBar icon="layers" title={t('collections')} />
      <PageContent>
        <DemoCard />
        {collections.length === 0 ? <NoCollections /> : <Sections collections={collections} />}
      </PageContent>
      <PageSidebar>
        <SidebarDetail icon="info" title={t('information')} open>
          <DescriptionList
            entries={[
              { name: t('project'), value: <bdi>{project.project_name ?? '—'}</bdi> },
              { name: t('overview_collections'), value: collections.length },
            ]}
          />
        </SidebarDetail>
      </PageSidebar>
      <PageHelp page="collections" />
    </>
  );
};
