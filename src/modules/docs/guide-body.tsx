import { createElement, type ReactNode } from 'react';
import { Link } from '../../ui';
import classes from './guide-body.module.css';
import type { GuideElement, GuideNode } from './guide.rules';

const isInternal = (href: string): boolean => href.startsWith('/');

const linkOf = (href: string, key: number, children: ReactNode): ReactNode =>
  isInternal(href) ? (
    <Link key={key} href={href}>
      {children}
    </Link>
  ) : (
    <a key={key} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );

/** Of a box that may scroll. */
const SCROLLABLE = { role: 'group', tabIndex: 0 } as const;

interface ScrollBoxProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Wide content scrolls in a box of its own, also by keyboard. */
export const ScrollBox = ({ name, children }: ScrollBoxProps) => (
  <div className={classes['scroll']} {...SCROLLABLE} aria-label={name} dir="ltr">
    {children}
  </div>
);

const elementOf = ({ tag, href, id, children }: GuideElement, key: number, texts: BodyTexts): ReactNode => {
  const content = nodesOf(children, texts);
  if (tag === 'a') return linkOf(href ?? '', key, content);
  if (tag === 'table' || tag === 'pre')
    return (
      <ScrollBox key={key} name={tag === 'table' ? texts.table : texts.code}>
        {createElement(tag, null, content)}
      </ScrollBox>
    );
  if (tag === 'hr' || tag === 'br') return createElement(tag, { key });
  return createElement(tag, { key, ...(id !== undefined && { id, tabIndex: -1 }) }, content);
};

const nodesOf = (nodes: readonly GuideNode[], texts: BodyTexts): readonly ReactNode[] =>
  nodes.map((node, key) => (typeof node === 'string' ? node : elementOf(node, key, texts)));

interface BodyTexts {
  readonly table: string;
  readonly code: string;
}

interface GuideBodyProps {
  readonly nodes: readonly GuideNode[];
  /** Names of tables and code, for scrolling them by keyboard. */
  readonly texts: BodyTexts;
}

/** The content of a page: English, whatever the language of the application is. */
export const GuideBody = ({ nodes, texts }: GuideBodyProps) => (
  <article lang="en" dir="ltr" className={classes['body']}>
    {nodesOf(nodes, texts)}
  </article>
);
