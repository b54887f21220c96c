import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatNumber, valueOf } from '../../../../kernel';
import { PageSidebar, useNamespaces, usePageTitle, useStream, useText, useViewModel } from '../../../../kit';
import { FailureState } from '../../../../parts/page/failure-state';
import { HelpSection } from '../../../../parts/page/page-help';
import {
  Button,
  CARDS_QUERY,
  Checkbox,
  EmptyState,
  HeaderBar,
  IconButton,
  Notice,
  PageContent,
  SidebarDetail,
  useMediaQuery,
} from '../../../../ui';
import { DATA_MODEL } from '../../settings-areas';
import { DiagramCanvas } from './diagram-canvas';
import { DiagramList } from './diagram-list';
import classes from './diagram-page.module.css';
import { type DiagramForm, DiagramToolbar } from './diagram-toolbar';
import { type DiagramViewModel, diagramViewModel } from './diagram.view-model';

interface ContentProps {
  readonly view: DiagramViewModel;
  readonly onFocusNode: (collection: string) => void;
}

const DiagramContent = ({ view, onFocusNode }: ContentProps) => {
  const { t } = useText();
  const { nodes } = useStream(view.model.graph$);
  const diagram = useStream(view.model.diagram$);
  if (diagram.kind === 'failed')
    return <FailureState title={t('diagram_failed')} failure={diagram.failure} onRetry={() => view.model.retry()} />;
  const shown = valueOf(diagram);
  if (shown === null)
    return (
      <p role="status" className={classes['waiting']}>
        {t('diagram_arranging', { count: nodes.length })}
      </p>
    );
  return (
    <>
      {shown.graph.edges.length > 0 ? null : <p className={classes['note']}>{t('diagram_no_relations')}</p>}
      <DiagramCanvas view={view} onFocusNode={onFocusNode} />
    </>
  );
};

const NoCollections = () => {
  const { t } = useText();
  return (
    <EmptyState
      kind="empty"
      title={t('no_collections')}
      text={t('diagram_empty_text')}
      actions={
        <Button variant="primary" icon="add" href={`${DATA_MODEL}/+`}>
          {t('create_collection')}
        </Button>
      }
    />
  );
};

const Options = ({ view }: { readonly view: DiagramViewModel }) => {
  const { t } = useText();
  const { system, junctions } = useStream(view.model.options$);
  return (
    <SidebarDetail icon="visibility" title={t('collections_shown')} open>
      <Checkbox checked={junctions} onChange={(checked) => view.model.setOptions({ junctions: checked })}>
        {t('diagram_junctions')}
      </Checkbox>
      <Checkbox checked={system} onChange={(checked) => view.model.setOptions({ system: checked })}>
        {t('collections_system')}
      </Checkbox>
    </SidebarDetail>
  );
};

/**
 * /settings/data-model/+diagram: the collections and their relations, drawn or in words. `focus` of the address is the
 * collection in the middle, `view` one of both forms.
 */
export const DiagramPage = () => {
  useNamespaces(['settings', 'interfaces']);
  const { t, locale } = useText();
  const [parameters, setParameters] = useSearchParams();
  const [start] = useState(parameters.get('focus'));
  const view = useViewModel(diagramViewModel, start);
  const isNarrow = useMediaQuery(CARDS_QUERY);
  const { nodes } = useStream(view.model.graph$);
  const asked = parameters.get('view');
  const form: DiagramForm = asked === 'diagram' || asked === 'list' ? asked : isNarrow ? 'list' : 'diagram';
  const setParameter = (name: string, value: string): void =>
    setParameters(
      (before) => {
        before.set(name, value);
        return before;
      },
      { replace: true },
    );
  const title = t('diagram_title');
  usePageTitle(title);
  return (
    <>
      <HeaderBar
        title={title}
        back={{ href: DATA_MODEL, label: t('back') }}
        count={formatNumber(nodes.length, locale.code)}
        crumbs={[
          { label: t('settings'), href: '/settings' },
          { label: t('data_model'), href: DATA_MODEL },
        ]}
        crumbsLabel={t('breadcrumb')}
        actions={
          form === 'list' || nodes.length === 0 ? undefined : (
            <IconButton icon="print" label={t('diagram_print')} onClick={() => window.print()} />
          )
        }
      />
      {nodes.length === 0 ? null : (
        <DiagramToolbar view={view} form={form} onForm={(chosen) => setParameter('view', chosen)} />
      )}
      <PageContent flush label={title}>
        {isNarrow && form === 'list' && nodes.length > 0 ? (
          <div className={classes['note']}>
            <Notice>{t('diagram_narrow')}</Notice>
          </div>
        ) : null}
        {nodes.length === 0 ? (
          <NoCollections />
        ) : form === 'list' ? (
          <DiagramList view={view} />
        ) : (
          <DiagramContent view={view} onFocusNode={(collection) => setParameter('focus', collection)} />
        )}
      </PageContent>
      <PageSidebar>
        <Options view={view} />
        <HelpSection page="data_model" />
      </PageSidebar>
    </>
  );
};
