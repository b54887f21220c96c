import { useState } from 'react';
import type { ListSession } from '../../../application/browse';
import { type ItemCounts, PAGE_SIZES, pageWindow, type TableQuery } from '../../../domain/query';
import { type Failure, formatNumber, type RemoteData, valueOf } from '../../../kernel';
import { failureTitle, useLastSettled, useStream, useText } from '../../../kit';
import { Button, ListFooter, Notice, Pagination, Select } from '../../../ui';
import classes from './list-footer.module.css';
import { pageState } from './pages.rules';

/** A notice that counting the items failed. Renders nothing otherwise. */
const CountFailure = ({ list }: Pick<ListSession, 'list'>) => {
  const { t } = useText();
  const counts = useStream(list.counts$);
  const failure = useLastFailure(counts);
  if (failure === null) return null;
  const message = failureTitle(failure);
  return (
    <div className={classes['trouble']}>
      <Notice
        tone="warning"
        role="status"
        title={t('items_not_counted')}
        actions={
          <Button size="small" icon="refresh" busy={counts.kind === 'loading'} onClick={() => list.recount()}>
            {t('retry')}
          </Button>
        }
      >
        {t(message.key, message.parameters)}
      </Notice>
    </div>
  );
};

/** The last failure, also during a retry, so that the notice and the focus of its button stay. */
const useLastFailure = (counts: RemoteData<ItemCounts>): Failure | null => {
  const [last, setLast] = useState<Failure | null>(null);
  const failure = counts.kind === 'failed' ? counts.failure : counts.kind === 'loading' ? last : null;
  if (failure !== last) setLast(failure);
  return failure;
};

interface PageFooterProps {
  readonly session: ListSession;
  /** The current page and page size. */
  readonly query: Pick<TableQuery, 'page' | 'limit'>;
}

const MIN_ITEMS_FOR_PAGE_SIZE = 25;

/** The footer of a list: range of visible items, pagination, page size, and a notice where counting failed. */
export const PageFooter = ({ session, query }: PageFooterProps) => {
  const { t, locale } = useText();
  const items = useStream(session.list.items$);
  const { range, count, minPages, last, hasPages } = pageState(query, useStream(session.list.counts$), items);
  const start = useLastSettled(
    range === null ? null : count === null ? t('item_range_uncounted', range) : t('item_range', { ...range, count }),
    items.kind === 'loading',
  );
  const number = (value: number): string => formatNumber(value, locale.code);
  return (
    <>
      <CountFailure list={session.list} />
      <ListFooter
        start={start}
        end={
          (valueOf(items)?.length ?? 0) >= MIN_ITEMS_FOR_PAGE_SIZE ? (
            <>
              <span className={classes['per-page']} aria-hidden="true">
                {t('per_page')}
              </span>
              <Select
                size="small"
                variant="quiet"
                aria-label={t('per_page')}
                value={String(query.limit)}
                options={PAGE_SIZES.map((size) => ({ value: String(size), label: number(size) }))}
                className={classes['size']}
                onChange={(size) => session.changeQuery({ limit: Number(size) })}
              />
            </>
          ) : null
        }
      >
        {hasPages ? (
          <Pagination
            page={query.page}
            window={pageWindow(query.page, minPages)}
            last={last}
            onPage={(page) => session.changeQuery({ page })}
            labels={{
              pages: t('pages'),
              previous: t('previous_page'),
              next: t('next_page'),
              page: (page) => t('page', { page }),
              number,
            }}
          />
        ) : null}
      </ListFooter>
    </>
  );
};
