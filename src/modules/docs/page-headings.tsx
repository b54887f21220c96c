import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PageSidebar, useText } from '../../kit';
import { Link, SidebarDetail } from '../../ui';
import classes from './docs-page.module.css';
import type { GuideHeading } from './guide.rules';

/** A heading is current once it is this close to the top of the window, in pixels. */
const READING_LINE = 180;

/** The last heading above the reading line; null before the first. */
const headingAtTop = (headings: readonly GuideHeading[]): string | null =>
  headings.findLast(({ id }) => {
    const element = document.getElementById(id);
    return element !== null && element.getBoundingClientRect().top <= READING_LINE;
  })?.id ?? null;

/** The heading that is read, which follows the scrolling. */
const useCurrentHeading = (headings: readonly GuideHeading[]): string | null => {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const update = (): void => setCurrent(headingAtTop(headings));
    update();
    // Captured: scroll events of the pane around the page do not bubble.
    document.addEventListener('scroll', update, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', update, { capture: true });
  }, [headings]);
  return current;
};

/** Goes to the heading that the address names, once the page is shown and with each navigation to it. */
export const useHeadingOfAddress = (isShown: boolean): void => {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!isShown || hash === '') return;
    const heading = document.getElementById(decoded(hash.slice(1)));
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [isShown, hash, key]);
};

/** An address can have any text as its fragment, malformed ones too. */
const decoded = (fragment: string): string => {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
};

/** The headings of the page, in the sidebar. */
export const PageHeadings = ({ headings }: { readonly headings: readonly GuideHeading[] }) => {
  const { t } = useText();
  const { pathname } = useLocation();
  const current = useCurrentHeading(headings);
  if (headings.length === 0) return null;
  return (
    <PageSidebar>
      <SidebarDetail icon="toc" title={t('docs_on_page')} open>
        <nav aria-label={t('docs_on_page')}>
          <ul lang="en" dir="ltr" className={classes['headings']}>
            {headings.map(({ id, text, level }) => (
              <li key={id} data-level={level}>
                <Link
                  href={`${pathname}#${id}`}
                  className={classes['heading']}
                  {...(id === current && { 'aria-current': 'location' })}
                >
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </SidebarDetail>
    </PageSidebar>
  );
};
