import { type RefObject, useEffect, useRef } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import classes from './pagination.module.css';

export interface PaginationProps {
  /** Counts from 1. */
  readonly page: number;
  /** Pages to show, from first to last; null is a gap. */
  readonly window: readonly (number | null)[];
  /** The last page there is. */
  readonly last: number;
  readonly onPage: (page: number) => void;
  readonly labels: {
    /** 'Pages' */
    readonly pages: string;
    readonly previous: string;
    readonly next: string;
    readonly page: (page: number) => string;
    /** Its number in the reader's digits. */
    readonly number: (page: number) => string;
  };
}

/** Pages of a list. What of them is in the window is the caller's rule. */
export const Pagination = ({ page, window, last, onPage, labels }: PaginationProps) => {
  const isFar = (target: number): boolean => target !== 1 && target !== last && Math.abs(target - page) > 1;
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
            className={classNames(classes['step'], isFar(target) && classes['far'])}
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

/** Another page of a list begins at its top: smoothly, but for people who want no motion. */
export const useScrollToTop = (scroller: RefObject<HTMLElement | null>, page: number): void => {
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    scroller.current?.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
  }, [scroller, page]);
};
