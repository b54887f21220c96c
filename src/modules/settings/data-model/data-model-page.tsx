import { useCallback, useMemo } from 'react';
import { Outlet } from 'react-router-dom';
import { SchemaStore } from '../../../application/data-model';
import { exampleSteps, takenNames } from '../../../domain/data-model';
import type { CollectionVisibility } from '../../../domain/schema';
import { formatNumber } from '../../../kernel';
import {
  menuEntry,
  PageSidebar,
  useActions,
  usePageActions,
  useNamespaces,
  usePageTitle,
  useService,
  useStream,
  useText,
  useViewModel,
} from '../../../kit';
import { HelpSection } from '../../../parts/page/page-help';
import {
  Button,
  Checkbox,
  EmptyState,
  HeaderBar,
  Icon,
  IconButton,
  Menu,
  PageContent,
  SidebarDetail,
  StatusLabel,
  Table,
  type TableColumn,
} from '../../../ui';
import { DATA_MODEL } from '../settings-areas';
import { type DataModelViewModel, dataModelViewModel, type ModelRow } from './data-model.view-model';
import { DeleteCollectionDialog } from './delete-collection-dialog';
import classes from './data-model-page.module.css';
import { DIAGRAM, modelPath } from './model-path';

const VISIBILITIES = ['visible', 'hidden', 'unmanaged', 'system'] as const satisfies readonly CollectionVisibility[];

const keyOf = ({ collection }: ModelRow): string => collection;
const hrefOf = ({ collection }: ModelRow): string => modelPath(collection);
const nameOf = ({ name }: ModelRow): string => name;

const RowMenu = ({ row, view }: { readonly row: ModelRow; readonly view: DataModelViewModel }) => {
  const { t } = useText();
  const entries = useActions(useMemo(() => view.actionsOf(row), [view, row])).map(menuEntry);
  if (entries.length === 0) return null;
  const label = t('collection_actions', { collection: row.name });
  return <Menu trigger={<IconButton icon="more_vert" size="small" label={label} />} label={label} entries={entries} />;
};

const useColumns = (): readonly TableColumn<ModelRow>[] => {
  const { t, locale } = useText();
  return useMemo(
    () => [
      {
        key: 'icon',
        header: t('collection_icon'),
        headerHidden: true,
        width: 42,
        render: ({ icon }) => <Icon name={icon} />,
      },
      {
        key: 'name',
        header: t('collection_name'),
        width: 240,
        render: ({ name, collection }) => (
          <>
            <bdi>{name}</bdi> {name === collection ? null : <code className={classes['key']}>{collection}</code>}
          </>
        ),
      },
      {
        key: 'note',
        header: t('collection_note'),
        width: 360,
        minWidth: 160,
        card: 'below',
        render: ({ note, visibility }) => (visibility === 'unmanaged' ? t('collection_unmanaged_note') : note),
      },
      {
        key: 'fields',
        header: t('model_fields'),
        width: 96,
        align: 'end',
        card: 'none',
        render: ({ fields }) => (fields === null ? '–' : formatNumber(fields, locale.code)),
      },
      {
        key: 'visibility',
        header: t('collection_state'),
        width: 140,
        card: 'below-end',
        render: ({ visibility }) =>
          visibility === 'visible' ? null : (
            <StatusLabel tone={visibility === 'unmanaged' ? 'warning' : 'neutral'}>
              {t(`collection_${visibility}`)}
            </StatusLabel>
          ),
      },
    ],
    [t, locale],
  );
};

const PageMenu = ({ view }: { readonly view: DataModelViewModel }) => {
  const { t } = useText();
  usePageActions(view.actions);
  const label = t('model_actions');
  const entries = useActions(view.actions).map(menuEntry);
  return <Menu trigger={<IconButton icon="more_vert" label={label} />} label={label} entries={entries} />;
};

/** /settings/data-model: all collections; drawers of child routes open over it. */
export const DataModelPage = () => {
  useNamespaces(['settings']);
  const { t, locale } = useText();
  const view = useViewModel(dataModelViewModel);
  const rows = useStream(view.rows$);
  const shown = useStream(view.shown$);
  const deletion = useStream(view.deletion.asked$);
  const columns = useColumns();
  const schema = useStream(useService(SchemaStore).schema$);
  const takenByExample = takenNames(schema, exampleSteps);
  const rowEnd = useCallback((row: ModelRow) => <RowMenu row={row} view={view} />, [view]);
  usePageTitle(t('data_model'));
  return (
    <>
      <HeaderBar
        icon="schema"
        title={t('data_model')}
        count={formatNumber(rows.length, locale.code)}
        crumbs={[{ label: t('settings'), href: '/settings' }]}
        crumbsLabel={t('breadcrumb')}
        actions={
          <>
            <IconButton icon="account_tree" label={t('diagram_title')} href={DIAGRAM} />
            <PageMenu view={view} />
            <Button variant="primary" icon="add" href={`${DATA_MODEL}/+`}>
              {t('new_collection')}
            </Button>
          </>
        }
      />
      <PageContent flush label={t('data_model')}>
        {rows.length === 0 ? (
          <EmptyState
            kind="empty"
            title={t('no_collections')}
            text={t('no_collections_text')}
            actions={
              <>
                <Button variant="primary" icon="add" href={`${DATA_MODEL}/+`}>
                  {t('create_collection')}
                </Button>
                {takenByExample.length > 0 ? null : (
                  <Button icon="auto_awesome" href={`${DATA_MODEL}/+example`}>
                    {t('example_start')}
                  </Button>
                )}
              </>
            }
          />
        ) : (
          <Table
            label={t('data_model')}
            columns={columns}
            rows={rows}
            rowKey={keyOf}
            rowHref={hrefOf}
            rowEnd={rowEnd}
            titleKey="name"
            labels={{ selectAll: t('select_all'), row: nameOf }}
          />
        )}
      </PageContent>
      <PageSidebar>
        <SidebarDetail icon="visibility" title={t('collections_shown')} open>
          {VISIBILITIES.map((visibility) => (
            <Checkbox key={visibility} checked={shown.includes(visibility)} onChange={() => view.toggle(visibility)}>
              {t(`collections_${visibility}`)}
            </Checkbox>
          ))}
        </SidebarDetail>
        <HelpSection page="data_model" />
      </PageSidebar>
      {deletion === null ? null : <DeleteCollectionDialog operation={deletion} onClose={() => view.deletion.close()} />}
      <Outlet />
    </>
  );
};
