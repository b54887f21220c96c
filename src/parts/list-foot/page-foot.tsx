import { PAGE_SIZES, pageWindow, type TableQuery } from '../../domain/query';
import type { Browse } from '../../application/browse';
import { formatNumber, valueOf } from '../../kernel';
import { useKept, useStream, useText } from '../../kit';
import { ListFoot, Pagination, Select } from '../../ui';
import { CountTrouble } from './count-trouble';
import classes from './page-foot.module.css';
import { pagesOf } from './pages-of.rules';

interface PageFootProps {
  readonly browse: Browse;
  /** Where the list is: its page and how many items that holds. */
  readonly query: Pick<TableQuery, 'page' | 'limit'>;
}

const LEAST_TO_CHOOSE = 25;

/** Which items these are, the other pages, and how many a page holds; and that nobody knows how many there are, where they could not be counted. */
export const PageFoot = ({ browse, query }: PageFootProps) => {
  const { t, locale } = useText();
  const items = useStream(browse.list.items$);
  const { range, count, known, last, several } = pagesOf(query, useStream(browse.list.counts$), items);
  const start = useKept(
    range === null ? null : count === null ? t('item_range_uncounted', range) : t('item_range', { ...range, count }),
    items.kind === 'loading',
  );
  const number = (value: number): string => formatNumber(value, locale.code);
  return (
    <>
      <CountTrouble list={browse.list} />
      <ListFoot
        start={start}
        end={
          (valueOf(items)?.length ?? 0) >= LEAST_TO_CHOOSE ? (
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
        {several ? (
          <Pagination
            page={query.page}
            window={pageWindow(query.page, known)}
            last={last}
            onPage={(page) => browse.changeQuery({ page })}
            labels={{
              pages: t('pages'),
              previous: t('previous_page'),
              next: t('next_page'),
              page: (page) => t('page', { page }),
              number,
            }}
          />
        ) : null}
      </ListFoot>
    </>
  );
};
