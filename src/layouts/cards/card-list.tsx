import { type CSSProperties, type MouseEvent, useCallback, useEffect, useRef } from 'react';
import type { CardsOptions, TableQuery } from '../../domain/query';
import { valueOf } from '../../kernel';
import { type LayoutProps, useStream, useText } from '../../kit';
import { Skeleton, toggleRange, useScrollToTop } from '../../ui';
import { Card } from './card';
import type { CardContent } from './card.rules';
import classes from './cards.module.css';
import { cardWidth } from './grid.rules';
import { useCardGrid, useCardKeys } from './use-card-grid';

const SKELETON_COUNT = 6;

/** Placeholders while the first cards load. */
const CardsSkeleton = ({ size }: { readonly size: number }) => (
  <div
    className={classes['skeletons']}
    style={{ '--card-width': `${cardWidth(size)}px` } as CSSProperties}
    aria-hidden="true"
    data-skeletons={SKELETON_COUNT}
  >
    {Array.from({ length: SKELETON_COUNT }, (_, index) => (
      <div key={index} className={classes['skeleton']}>
        <Skeleton height={`${cardWidth(size)}px`} width="100%" />
        <Skeleton height="12px" width="70%" />
        <Skeleton height="10px" width="45%" />
      </div>
    ))}
  </div>
);

interface CardListProps extends LayoutProps {
  readonly plans: readonly CardContent[];
  readonly options: CardsOptions;
  readonly query: TableQuery;
  readonly selectable: boolean;
  readonly selected: ReadonlySet<string>;
  /** Cards that cannot be chosen. */
  readonly taken: ReadonlySet<string>;
  /** Whether the first cards have been loading for a while. */
  readonly skeletons: boolean;
}

/** The cards of a page; only rows near the viewport are rendered. */
export const CardList = ({
  title,
  session,
  linkTo,
  choice,
  plans,
  options,
  query,
  selectable,
  selected,
  taken,
  skeletons,
}: CardListProps) => {
  const { t } = useText();
  const total = valueOf(useStream(session.list.counts$))?.filter_count;
  const {
    scroller,
    list,
    columns,
    rows,
    before: paddingBefore,
    after: paddingAfter,
    measure,
    show,
  } = useCardGrid(plans.length, options.size, {
    subtitle: plans.some(({ subtitle }) => subtitle !== null),
    foot: plans.some(({ person }) => person !== null),
  });
  const anchor = useRef<string | null>(null);
  const latest = useRef({ plans, selected, selectable, taken });
  useEffect(() => {
    latest.current = { plans, selected, selectable, taken };
  });
  const onCheck = useCallback(
    (index: number, checked: boolean, range: boolean) => {
      const { plans: cards, selected: before, taken: disabled } = latest.current;
      const key = cards[index]?.key;
      if (key === undefined || disabled.has(key)) return;
      const keys = cards.map((card) => card.key).filter((each) => !disabled.has(each));
      session.selection.select(toggleRange(before, keys, key, checked, range ? anchor.current : null));
      anchor.current = key;
    },
    [session],
  );
  const onToggle = (index: number, range: boolean): void => {
    if (selectable) onCheck(index, range || !selected.has(plans[index]?.key ?? ''), range);
  };
  const { active, setActive, onKey } = useCardKeys({ list, count: plans.length, columns, show, onToggle });
  const onPress = useCallback(
    (index: number, event: MouseEvent<HTMLElement>) => {
      setActive(index);
      const { plans: cards, selected: before, selectable: can } = latest.current;
      if (choice?.mode === 'one') choice.choose(cards[index]?.key ?? '');
      if (!can || event.metaKey || event.ctrlKey || (!choice && before.size === 0 && !event.shiftKey)) return;
      event.preventDefault();
      onCheck(index, event.shiftKey || !before.has(cards[index]?.key ?? ''), event.shiftKey);
    },
    [onCheck, setActive, choice],
  );
  useScrollToTop(scroller, query.page);

  const first = (rows[0] ?? 0) * columns;
  const end = ((rows.at(-1) ?? 0) + 1) * columns;
  const tabbable = active >= first && active < Math.min(end, plans.length) ? active : first;
  return (
    <div ref={scroller} className={classes['scroll']}>
      <div
        ref={list}
        role="list"
        aria-label={t('items_of', { collection: title })}
        style={
          {
            paddingBlockStart: paddingBefore,
            paddingBlockEnd: paddingAfter,
            '--card-size': options.size,
            '--card-columns': columns,
          } as CSSProperties
        }
        {...(selected.size > 0 && { 'data-selecting': true })}
      >
        {skeletons ? <CardsSkeleton size={options.size} /> : null}
        {rows.map((row) => (
          <div key={row} ref={measure} data-index={row} role="presentation" className={classes['row']}>
            {plans.slice(row * columns, (row + 1) * columns).map((plan, column) => {
              const index = row * columns + column;
              return (
                <Card
                  key={plan.key}
                  plan={plan}
                  options={options}
                  href={linkTo(plan.item)}
                  selected={selectable || choice ? selected.has(plan.key) : undefined}
                  withCheck={selectable}
                  choice={session.list.primaryKey === null ? undefined : choice?.mode}
                  takenLabel={taken.has(plan.key) ? choice?.takenLabel : undefined}
                  tabbable={index === tabbable}
                  index={index}
                  position={(query.page - 1) * query.limit + index + 1}
                  total={total}
                  onPress={onPress}
                  onKey={onKey}
                  onCheck={onCheck}
                />
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
};
