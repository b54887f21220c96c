import { useMemo, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { SupportLinks } from '../../application/settings';
import {
  docsPath,
  useNamespaces,
  usePageActions,
  usePageTitle,
  useService,
  useStream,
  useText,
  useViewModel,
} from '../../kit';
import { Button, EmptyState, HeaderBar, IconButton, Link, Notice, PageContent, Skeleton, TextLink } from '../../ui';
import { searchAction } from './docs-actions';
import classes from './docs-page.module.css';
import { docsPageViewModel } from './docs-page.view-model';
import { DocsSearch } from './docs-search';
import { GuideBody } from './guide-body';
import { FIRST_PAGE, type GuidePlace, guideTarget } from './guide.rules';
import { ModelExamplesSection } from './model-examples';
import { PageHeadings, useHeadingOfAddress } from './page-headings';

interface StepsProps {
  readonly previous: GuidePlace | null;
  readonly next: GuidePlace | null;
}

/** Links to the pages before and after. */
const Steps = ({ previous, next }: StepsProps) => {
  const { t } = useText();
  const link = (place: GuidePlace | null, label: string, rel: 'prev' | 'next') =>
    place === null ? (
      <span />
    ) : (
      <Link href={docsPath(place.path)} rel={rel} className={classes['step']}>
        <span className={classes['direction']}>{label}</span>
        <bdi lang="en">{place.title}</bdi>
      </Link>
    );
  return (
    <nav aria-label={t('docs_steps')} className={classes['steps']}>
      {link(previous, t('docs_previous'), 'prev')}
      {link(next, t('docs_next'), 'next')}
    </nav>
  );
};

/** On pages for those who run the platform: where their own manual is. */
const ManualNotice = () => {
  const { t } = useText();
  const { manual } = useService(SupportLinks);
  if (manual === null) return null;
  return (
    <Notice tone="info">
      <TextLink href={manual} external>
        {t('docs_manual')}
      </TextLink>
    </Notice>
  );
};

const Content = ({ place }: { readonly place: GuidePlace }) => {
  const { t } = useText();
  const view = useViewModel(docsPageViewModel, place.path);
  const state = useStream(view.state$);
  useHeadingOfAddress(state.kind === 'ready');
  switch (state.kind) {
    case 'loading':
      return <Skeleton height="240px" />;
    case 'failed':
      return (
        <EmptyState
          kind="error"
          title={t('docs_failed')}
          actions={
            <Button icon="refresh" onClick={() => view.load()}>
              {t('retry')}
            </Button>
          }
        />
      );
    case 'ready':
      return (
        <>
          {place.forOperators ? <ManualNotice /> : null}
          <GuideBody nodes={state.page.body} texts={{ table: t('docs_table'), code: t('docs_code') }} />
          <ModelExamplesSection page={place.path} />
          <PageHeadings headings={state.page.headings} />
        </>
      );
  }
};

/** The button and the shortcut of the search. */
const useSearch = () => {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  usePageActions(useMemo(() => [searchAction(() => setOpen(true))], []));
  return {
    button: <IconButton icon="search" label={t('docs_search')} aria-haspopup="dialog" onClick={() => setOpen(true)} />,
    dialog: isOpen ? <DocsSearch onClose={() => setOpen(false)} /> : null,
  };
};

const GuidePageView = ({ place, ...steps }: StepsProps & { readonly place: GuidePlace }) => {
  const { t } = useText();
  const search = useSearch();
  usePageTitle(place.title);
  return (
    <>
      <HeaderBar
        icon="menu_book"
        title={place.title}
        crumbs={[{ label: t('docs'), href: docsPath(FIRST_PAGE) }, ...place.groups.map((label) => ({ label }))]}
        crumbsLabel={t('breadcrumb')}
        actions={search.button}
      />
      <PageContent>
        <Content place={place} />
        <Steps {...steps} />
      </PageContent>
      {search.dialog}
    </>
  );
};

/** An address below /docs without a page. */
const DocsNotFound = () => {
  const { t } = useText();
  const search = useSearch();
  usePageTitle(t('page_not_found'));
  return (
    <>
      <HeaderBar icon="explore" title={t('page_not_found')} actions={search.button} />
      <PageContent>
        <EmptyState
          kind="no-result"
          title={t('page_not_found')}
          text={t('docs_not_found_text')}
          actions={
            <Button icon="menu_book" href={docsPath(FIRST_PAGE)}>
              {t('docs_start')}
            </Button>
          }
        />
      </PageContent>
      {search.dialog}
    </>
  );
};

/** /docs and all addresses below. */
export const DocsPage = () => {
  useNamespaces(['docs']);
  const { pathname } = useLocation();
  const target = guideTarget(pathname.replace(/^\/docs/, ''));
  switch (target.kind) {
    case 'redirect':
      return <Navigate to={docsPath(target.path)} replace />;
    case 'missing':
      return <DocsNotFound />;
    case 'page':
      return (
        <GuidePageView key={target.place.path} place={target.place} previous={target.previous} next={target.next} />
      );
  }
};
