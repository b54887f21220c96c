import { useMemo, useState } from 'react';
import { SchemaStore } from '../../../application/data-model';
import type { PresetEntry } from '../../../domain/presets';
import { collectionName } from '../../../domain/schema';
import { userName } from '../../../domain/users';
import { formatNumber, valueOf } from '../../../kernel';
import {
  collectionPaths,
  PageSidebar,
  Registries,
  type TextKey,
  useContributions,
  useNamespaces,
  usePageTitle,
  useService,
  useStream,
  useSubscription,
  useText,
  useViewModel,
} from '../../../kit';
import { DeletionDialog } from '../../../parts/page/deletion-dialog';
import { FailureState } from '../../../parts/page/failure-state';
import { HelpSection } from '../../../parts/page/page-help';
import {
  Button,
  DescriptionList,
  EmptyState,
  HeaderBar,
  PageContent,
  SidebarDetail,
  Table,
  type TableColumn,
} from '../../../ui';
import { PRESETS } from '../settings-areas';
import { presetListViewModel } from './presets.view-model';

const PATHS = collectionPaths(PRESETS);
const NEW = PATHS.newItem ?? PATHS.list;

const keyOf = ({ id }: PresetEntry): string => String(id);
const hrefOf = ({ id }: PresetEntry): string => PATHS.item(id);

/** The columns, and the name of a row. */
const useColumns = () => {
  const { t, locale } = useText();
  const schema = useStream(useService(SchemaStore).schema$);
  const layouts = useContributions(useService(Registries).layouts);
  return useMemo(() => {
    const nameOf = ({ bookmark }: PresetEntry): string => bookmark ?? t('preset_default');
    const collectionOf = ({ collection }: PresetEntry): string => {
      const known = collection === null ? undefined : schema.collections.get(collection);
      return known === undefined ? (collection ?? '–') : collectionName(known, locale.code);
    };
    const scopeOf = ({ user, role }: PresetEntry): string => {
      if (user !== null) return userName(user) ?? t('unknown_user');
      return role === null ? t('bookmark_for_all') : (role.name ?? '–');
    };
    const layoutOf = ({ layout }: PresetEntry): string => {
      const known = layouts.find(({ id }) => id === layout);
      return known === undefined ? (layout ?? '–') : t(known.name as TextKey);
    };
    const columns: readonly TableColumn<PresetEntry>[] = [
      { key: 'collection', header: t('collection'), width: 200, render: (row) => <bdi>{collectionOf(row)}</bdi> },
      { key: 'scope', header: t('bookmark_for'), width: 200, render: (row) => <bdi>{scopeOf(row)}</bdi> },
      { key: 'layout', header: t('layout'), width: 200, render: (row) => <bdi>{layoutOf(row)}</bdi> },
      { key: 'name', header: t('bookmark_name'), width: 200, render: (row) => <bdi>{nameOf(row)}</bdi> },
    ];
    return { columns, labelOf: (row: PresetEntry) => `${collectionOf(row)}, ${nameOf(row)}` };
  }, [t, locale, schema, layouts]);
};

/** /settings/presets: the presets and bookmarks of all users. */
export const PresetsPage = () => {
  useNamespaces(['settings', 'presets']);
  const { t, locale } = useText();
  const view = useViewModel(presetListViewModel);
  const overview = useStream(view.overview$);
  const selected = useStream(view.selected$);
  const [asking, setAsking] = useState(false);
  useSubscription(view.deleted$, () => setAsking(false));
  const { columns, labelOf } = useColumns();
  const { entries, counts } = valueOf(overview) ?? { entries: [], counts: null };
  usePageTitle(t('presets'));
  return (
    <>
      <HeaderBar
        icon="bookmark"
        title={t('presets')}
        count={counts === null ? undefined : formatNumber(entries.length, locale.code)}
        crumbs={[{ label: t('settings'), href: '/settings' }]}
        crumbsLabel={t('breadcrumb')}
        actions={
          <>
            {selected.size === 0 ? null : (
              <Button variant="danger" icon="delete" onClick={() => setAsking(true)}>
                {t('presets_delete', { count: selected.size })}
              </Button>
            )}
            <Button variant="primary" icon="add" href={NEW}>
              {t('preset_new')}
            </Button>
          </>
        }
      />
      <PageContent flush label={t('presets')}>
        {overview.kind === 'failed' ? (
          <FailureState title={t('presets_failed')} failure={overview.failure} onRetry={() => view.reload()} />
        ) : overview.kind === 'ready' && entries.length === 0 ? (
          <EmptyState
            kind="empty"
            title={t('no_presets')}
            text={t('no_presets_text')}
            actions={
              <Button variant="primary" icon="add" href={NEW}>
                {t('preset_new')}
              </Button>
            }
          />
        ) : (
          <Table
            label={t('presets')}
            columns={columns}
            rows={entries}
            rowKey={keyOf}
            rowHref={hrefOf}
            titleKey="collection"
            loading={overview.kind !== 'ready'}
            selected={selected}
            onSelectedChange={(keys) => view.select(keys)}
            labels={{ selectAll: t('select_all'), row: labelOf }}
          />
        )}
      </PageContent>
      <PageSidebar>
        <SidebarDetail icon="info" title={t('information')} open>
          <DescriptionList
            entries={[
              { name: t('bookmarks'), value: counts === null ? '–' : formatNumber(counts.bookmarks, locale.code) },
              { name: t('presets'), value: counts === null ? '–' : formatNumber(counts.presets, locale.code) },
            ]}
          />
        </SidebarDetail>
        <HelpSection page="presets" />
      </PageSidebar>
      <DeletionDialog
        open={asking}
        title={t('presets_delete_question', { count: selected.size })}
        text={t('presets_delete_text')}
        action={t('presets_delete', { count: selected.size })}
        busy={useStream(view.busy$)}
        onClose={() => setAsking(false)}
        onDelete={() => view.deleteSelected()}
      />
    </>
  );
};
