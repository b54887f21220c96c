import { type RefObject, useEffect, useRef } from 'react';
import { classNames } from '../../base/class-names';
import { Icon } from '../../content/icon';
import classes from './pagination.module.css';

export interface PaginationProps {
  /** From 1. */
  readonly page: number;
  /** Page numbers to show, ascending; null for a gap. */
  readonly window: readonly (number | null)[];
  /** The last page. */
  readonly last: number;
  readonly onPage: (page: number) => void;
  readonly labels: {
    /** 'Pages' */
    readonly pages: string;
    readonly previous: string;
    readonly next: string;
    readonly page: (page: number) => string;
    /** The page number in the digits of the user's language. */
    readonly number: (page: number) => string;
  };
}

/** Page links of a list. The caller computes the window. */
export const Pagination = ({ page, window, last, onPage, labels }: PaginationProps) => {
  const step = (target: number, label: string, icon: string) => {
    const off = target < 1 || target > last;
    return (
      <button
        type="button"
        className={classes['step']}
        aria-label={label}
        {...(off && { 'aria-disabled': true })}
        onClick={() => {
          if (!off) onPage(target);
        }}
      >
        <Icon name={icon} dir />
      </button>
    );
  };
  return (
    <nav className={classes['pagination']} aria-label={labels.pages}>
      {step(page - 1, labels.previous, 'chevron_left')}
      {window.map((target, index) =>
        target === null ? (
          <span key={`gap-${window[index - 1] ?? 0}`} className={classes['gap']} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={target}
            type="button"
            className={classNames(classes['step'], classes['number'])}
            aria-label={labels.page(target)}
            {...(target === page && { 'aria-current': 'page' })}
            onClick={() => onPage(target)}
          >
            {labels.number(target)}
          </button>
        ),
      )}
      {step(page + 1, labels.next, 'chevron_right')}
    </nav>
  );
};

/** Scrolls the list to its top when the page changes; smoothly, unless the user prefers reduced motion. */
export const useScrollToTop = (scroller: RefObject<HTMLElement | null>, page: number): void => {
  const previousPage = useRef(page);
  useEffect(() => {
    if (previousPage.current === page) return;
    previousPage.current = page;
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    scroller.current?.scrollTo({ top: 0, behavior: reducedMotion ? 'auto' : 'smooth' });
  }, [scroller, page]);
};
