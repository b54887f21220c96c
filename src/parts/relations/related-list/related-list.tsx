import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { AccessStore } from '../../../application/access';
import { type OrderProblem, MAX_RENUMBERED, ROWS_PER_PAGE } from '../../../application/relations';
import { SchemaStore } from '../../../application/data-model';
import type { ToMany } from '../../../domain/items';
import { flagOption } from '../../../domain/values';
import { formatNumber, valueOf } from '../../../kernel';
import { type InterfaceProps, type RelatedEditing, useService, useStream, useText, useViewModel } from '../../../kit';
import {
  Announcement,
  Button,
  ControlGroup,
  classNames,
  EmptyList,
  FieldAside,
  Notice,
  SkeletonRows,
} from '../../../ui';
import { FailureNotice } from '../../page/failure-state';
import { UnsupportedValue } from '../../fields/unsupported-value';
import { AddAnyRows } from './add-any-rows';
import { AddRows, useExistingItems } from './add-rows';
import { MAX_TALL_ROWS } from './list-layout';
import { ListBar, ListPages } from './list-tools';
import { type ListDenials, listDenials, listTarget } from './related-list.rules';
import { relatedListViewModel, type RelatedListViewModel } from './related-list.view-model';
import { RelatedRowsList } from './related-rows';
import classes from './related-list.module.css';

/** Rows that are drawn while an unknown number of them is loading (spec 002, 10). */
const DEFAULT_SKELETONS = 3;

export interface ListFrameProps {
  readonly view: RelatedListViewModel;
  readonly denials: ListDenials;
  readonly readonly: boolean;
  readonly onAddExisting: () => void;
  /** The rows. */
  readonly children: ReactNode;
}

interface RelatedListProps extends InterfaceProps {
  /** The only collection that the list may lead to; any by default. */
  readonly only?: string | undefined;
  /** Renders the rows and the ways to add some; by default buttons below the rows. */
  readonly frame?: ComponentType<ListFrameProps> | undefined;
}

/** The list of a to-many relation: one-to-many, or through a junction to items of one or several collections. */
export const RelatedList = (props: RelatedListProps) => {
  const { field, value, relation, only } = props;
  const { t } = useText();
  const schema = useStream(useService(SchemaStore).schema$);
  const access = useStream(useService(AccessStore).access$);
  const target = useMemo(() => listTarget(schema, access, field, only), [schema, access, field, only]);
  const denials = useMemo(
    () => (typeof target === 'string' ? null : listDenials(access, schema, target)),
    [access, schema, target],
  );
  if (typeof target === 'string' || denials === null) {
    const text = target === 'missing' ? 'relationship_not_setup' : 'related_hidden';
    return (
      <div className={classes['list']}>
        <Notice tone={target === 'missing' ? 'warning' : 'neutral'}>{t(text)}</Notice>
        {value === null ? null : <UnsupportedValue value={value} hideNote />}
      </div>
    );
  }
  if (relation === undefined) return <UnsupportedValue value={value} hideNote />;
  return <EditedList {...props} relation={relation} list={target} denials={denials} />;
};

interface EditedListProps extends RelatedListProps {
  readonly relation: RelatedEditing;
  readonly list: ToMany;
  readonly denials: ListDenials;
}

const EditedList = ({ field, value, options, readonly, relation, list, denials, frame: Frame }: EditedListProps) => {
  const { t, locale, fieldName } = useText();
  const view = useViewModel(relatedListViewModel, list, options, relation, locale.code);
  const { added, addedCount, rows, isNumbered } = useStream(view.rows.rows$);
  const { page, search, sort } = useStream(view.rows.view$);
  const loaded = useStream(view.rows.loaded$);
  const matches = valueOf(useStream(view.rows.counts$))?.filter_count ?? null;
  const total = useStream(view.total$);
  const isSending = useStream(relation.sending$);
  const place = useStream(relation.place$);
  const isNew = place?.key == null;
  const [searchText, setSearchText] = useState(search);
  const name = fieldName(field);
  const lockedReason = isSending ? t('related_locked') : null;
  const isSearched = search !== '';
  const isOrdered = list.sortField !== null && sort === null && !isSearched;
  const isMovable = isOrdered && !readonly && !isSending && denials.reorder === false;
  const hasBar = (total ?? 0) > ROWS_PER_PAGE || isSearched || searchText !== '' || sort !== null;
  const hasPages = matches !== null && matches > ROWS_PER_PAGE;
  const shownCount = added.length + (rows?.length ?? 0);
  const isWaiting = !isNew && rows === null && view.rows.readDenied === false && loaded.kind !== 'failed';
  const isEmpty = shownCount === 0 && !isWaiting && loaded.kind !== 'failed' && view.rows.readDenied === false;
  const positions = (total ?? 0) + addedCount;
  const shared = { view, readonly, denials, lockedReason };
  const existing = useExistingItems(view, field, total ?? 0);
  const adding = { view, denials, readonly };
  const Adding = view.isAny ? AddAnyRows : AddRows;
  const content = (
    <>
      {view.rows.readDenied === false ? null : <Notice tone="neutral">{t('related_hidden')}</Notice>}
      <LoadFailure view={view} />
      {isEmpty && !hasBar ? (
        <EmptyList icon="link_off">{t('related_none')}</EmptyList>
      ) : (
        <div
          className={classNames(
            classes['box'],
            shownCount > MAX_TALL_ROWS ? classes['dense'] : view.pictures !== null && classes['pictured'],
          )}
        >
          {hasBar ? (
            <ListBar
              view={view}
              search={searchText}
              sort={sort}
              total={total}
              onSearch={(text) => {
                setSearchText(text);
                view.rows.search(text);
              }}
            />
          ) : null}
          {added.length === 0 ? null : (
            <>
              <p className={classes['band']}>{t('related_added_here')}</p>
              <RelatedRowsList
                {...shared}
                part="added"
                label={t('related_added_to', { field: name })}
                rows={added}
                isMovable={isMovable}
                count={positions}
              />
              {addedCount > added.length ? (
                <p className={classes['more']}>
                  <Button variant="ghost" size="small" onClick={() => view.rows.showMoreAdded()}>
                    {t('related_added_more', { number: formatNumber(addedCount - added.length, locale.code) })}
                  </Button>
                </p>
              ) : null}
              {rows === null || rows.length === 0 ? null : <p className={classes['band']}>{t('related_saved')}</p>}
            </>
          )}
          {isWaiting ? <LoadingRows value={value} /> : null}
          {rows === null || rows.length === 0 ? null : (
            <RelatedRowsList
              {...shared}
              part="page"
              label={name}
              rows={rows}
              isMovable={isMovable && isNumbered}
              count={positions}
            />
          )}
          {isSearched && rows?.length === 0 ? (
            <p className={classes['none']}>{t('related_no_match', { search })}</p>
          ) : null}
          {hasPages ? <ListPages view={view} page={page} count={matches} /> : null}
        </div>
      )}
      <OrderNotice
        view={view}
        total={total}
        isUnnumbered={isMovable && !isNumbered && (rows?.length ?? 0) > 1}
        lockedReason={lockedReason}
      />
      {isOrdered && !readonly && denials.reorder !== false && shownCount > 1 ? (
        <p className={classes['note']}>{t('related_order_denied', { reason: t(denials.reorder) })}</p>
      ) : null}
    </>
  );
  return (
    <>
      {total === null || total === 0 ? null : <FieldAside>{t('related_linked', { count: total })}</FieldAside>}
      <ControlGroup className={classes['list']}>
        {Frame === undefined ? (
          <>
            {content}
            <Adding
              {...adding}
              onAddExisting={existing.open}
              canCreate={flagOption(options, 'enableCreate', true)}
              canSelect={flagOption(options, 'enableSelect', true)}
            />
          </>
        ) : (
          <Frame {...adding} onAddExisting={() => existing.open()}>
            {content}
          </Frame>
        )}
        {existing.picker}
        <StepAnnouncement view={view} />
      </ControlGroup>
    </>
  );
};

/** As many rows as values are known, up to a page. */
const LoadingRows = ({ value }: Pick<InterfaceProps, 'value'>) => {
  const known = Array.isArray(value) ? Math.min(value.length, ROWS_PER_PAGE) : DEFAULT_SKELETONS;
  return <SkeletonRows count={known || DEFAULT_SKELETONS} />;
};

/** What could not be read, with a retry. Staged rows stay visible. */
const LoadFailure = ({ view }: { readonly view: RelatedListViewModel }) => {
  const loaded = useStream(view.rows.loaded$);
  const names = useStream(view.rows.lookupFailed$);
  const failure = loaded.kind === 'failed' ? loaded.failure : names;
  if (failure === null) return null;
  return <FailureNotice failure={failure} onRetry={() => view.rows.retry()} />;
};

interface OrderNoticeProps {
  readonly view: RelatedListViewModel;
  readonly total: number | null;
  /** The page has rows without a number, or with the same one. */
  readonly isUnnumbered: boolean;
  readonly lockedReason: string | null;
}

const PROBLEM_TEXTS = {
  too_many: 'related_order_too_long',
  changed: 'related_order_changed',
} as const;

const isText = (problem: OrderProblem): problem is 'unnumbered' | 'too_many' | 'changed' => typeof problem === 'string';

/** Why rows cannot be moved, or were not; a list without numbers is numbered only when this is asked for. */
const OrderNotice = ({ view, total, isUnnumbered, lockedReason }: OrderNoticeProps) => {
  const { t, locale } = useText();
  const problem = useStream(view.order.problem$);
  if (problem !== null && !isText(problem)) return <FailureNotice failure={problem} />;
  if (problem === 'unnumbered' || isUnnumbered) {
    return (
      <Notice
        tone="info"
        role="status"
        actions={
          <Button size="small" disabledReason={lockedReason} onClick={() => view.order.number(total ?? 0)}>
            {t('related_number_list')}
          </Button>
        }
      >
        {t('related_order_unnumbered')}
      </Notice>
    );
  }
  if (problem === null) return null;
  return (
    <Notice tone="warning" role="alert">
      {t(PROBLEM_TEXTS[problem], { number: formatNumber(MAX_RENUMBERED, locale.code) })}
    </Notice>
  );
};

const EVENT_TEXTS = {
  moved: 'row_put_down',
  removed: 'related_removed',
  restored: 'related_restored',
} as const;

/** Says the last step to screen readers. */
const StepAnnouncement = ({ view }: { readonly view: RelatedListViewModel }) => {
  const { t } = useText();
  const event = useStream(view.event$);
  return (
    <Announcement>
      {event === null ? null : t(EVENT_TEXTS[event.kind], { item: event.name, position: event.position })}
    </Announcement>
  );
};
