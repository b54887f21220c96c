import { itemRange, PAGE_SIZES, pageCount, pageWindow, type TableQuery } from '../../domain/query';
import type { Browse } from '../../application/browse';
import { numberText, valueOf } from '../../kernel';
import { useStream, useText } from '../../kit';
import { ListFoot, Pagination, Select } from '../../ui';
import classes from './page-foot.module.css';

interface PageFootProps {
  readonly browse: Browse;
  /** Where the list is: its page and how many items that holds. */
  readonly query: Pick<TableQuery, 'page' | 'limit'>;
}

const LEAST_TO_CHOOSE = 25;

/** Which items these are, the other pages, and how many a page holds. */
export const PageFoot = ({ browse, query }: PageFootProps) => {
  const { t, locale } = useText();
  const count = valueOf(useStream(browse.list.counts$))?.filter_count ?? null;
  const shown = valueOf(useStream(browse.list.items$))?.length ?? 0;
  const number = (value: number): string => numberText(value, locale.code);
  const range = count === null ? null : itemRange(query.page, query.limit, count);
  const pages = count === null ? 1 : pageCount(count, query.limit);
  return (
    <ListFoot
      start={range === null || count === null ? null : t('item_range', { ...range, count })}
      end={
        shown >= LEAST_TO_CHOOSE ? (
          <>
            <span aria-hidden="true">{t('per_page')}</span>
            <Select
              size="small"
              look="quiet"
              aria-label={t('per_page')}
              value={String(query.limit)}
              options={PAGE_SIZES.map((size) => ({ value: String(size), label: number(size) }))}
              className={classes['size']}
              onChange={(size) => browse.changeQuery({ limit: Number(size) })}
            />
          </>
        ) : null
      }
    >
      {pages > 1 ? (
        <Pagination
          page={query.page}
          window={pageWindow(query.page, pages)}
          last={pages}
          onPage={(page) => browse.changeQuery({ page })}
          labels={{ pages: t('pages'), previous: t('previous_page'), next: t('next_page'), page: (page) => t('page', { page }), number }}
        />
      ) : null}
    </ListFoot>
  );
};
