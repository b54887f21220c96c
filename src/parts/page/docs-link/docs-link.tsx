import { docsPath, useHasPage, useText } from '../../../kit';
import { Icon, Link } from '../../../ui';
import classes from './docs-link.module.css';

interface DocsLinkProps {
  /** Path of the page in docs/guide, with a heading or without: 'guides/editing/filters#search'. */
  readonly page: string;
}

/** Leads from a help text to its page of the documentation, in a new tab, so that what is being edited stays open. */
export const DocsLink = ({ page }: DocsLinkProps) => {
  const { t } = useText();
  const path = docsPath(page);
  const isThere = useHasPage(path);
  if (!isThere) return null;
  return (
    <p className={classes['docs']}>
      <Link href={path} target="_blank" rel="noopener" className={classes['link']}>
        {t('docs_read_more')}
        <Icon name="open_in_new" size="small" dir />
      </Link>
    </p>
  );
};
