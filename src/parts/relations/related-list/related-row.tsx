import type { HTMLAttributes, ReactNode } from 'react';
import type { Thumbnail as RowPicture } from '../../../domain/query';
import { type ListRow, type PrimaryKey, rowId } from '../../../domain/items';
import { type TextKey, useItemLink, useText } from '../../../kit';
import { Button, classNames, type DropState, Icon, IconButton, moveByKey, Tag } from '../../../ui';
import { Thumbnail } from '../../fields/thumbnail';
import type { RowProblem } from './any-rows.rules';
import { type RowMark, stagedKind } from './related-list.rules';
import { useCollectionLook } from './use-collection-look';
import classes from './related-list.module.css';

/** The tags of rows with staged edits. */
const TAGS: Readonly<Record<RowMark, TextKey>> = {
  new: 'related_tag_new',
  linked: 'related_tag_linked',
  edited: 'related_tag_edited',
  moved: 'related_tag_moved',
  removed: 'related_tag_removed',
  deleted: 'related_tag_deleted',
};

/** The tags of rows without a usable item; the keys of the problems name the reasons. */
const PROBLEM_TAGS: Readonly<Record<RowProblem, TextKey>> = {
  related_missing: 'related_tag_missing',
  related_not_allowed: 'related_tag_not_allowed',
};

/** What can be done with a row; a text is the reason why it cannot. */
export interface RowActions {
  readonly edit: (() => void) | null;
  readonly editReason: string | null;
  /** The item cannot be changed, only looked at. */
  readonly isView?: boolean | undefined;
  readonly duplicate?: RowCopy | null | undefined;
  readonly remove: (() => void) | null;
  /** What the removal does; by default to a related item. */
  readonly removeText?: TextKey | undefined;
  readonly removeReason: string | null;
  readonly restore: () => void;
  /** Null where rows cannot be ordered. */
  readonly move: RowMoving | null;
}

interface RowCopy {
  readonly run: () => void;
  readonly reason: string | null;
}

interface RowMoving {
  readonly index: number;
  readonly count: number;
  readonly to: (index: number) => void;
  readonly askPosition: () => void;
}

export interface RelatedRowProps {
  readonly row: ListRow;
  readonly name: string;
  readonly mark: RowMark | null;
  /** Null for an item without a picture; undefined in a list without pictures. */
  readonly picture: RowPicture | null | undefined;
  /** Its position in the list, shown for lists with an order. */
  readonly number: string | null;
  /** The collection of the related item; null for a row that names none. */
  readonly collection: string | null;
  /** Whether the collection is shown: rows of the list lead to several. */
  readonly isNamed: boolean;
  readonly problem: RowProblem | null;
  /** The related item; null while it is new. */
  readonly itemKey: PrimaryKey | null;
  readonly deletes: boolean;
  readonly actions: RowActions;
  readonly dropState?: DropState | undefined;
  /** Of the list item, such as those of an item of a tree. */
  readonly attributes?: (HTMLAttributes<HTMLLIElement> & { readonly 'data-node'?: string }) | undefined;
  /** At the start. */
  readonly lead?: ReactNode;
  /** Beside the name. */
  readonly detail?: ReactNode;
  /** Buttons before those of the row. */
  readonly tools?: ReactNode;
}

/** A row of the list, with what is staged for it and what can be done with it. */
export const RelatedRow = ({
  row,
  name,
  mark,
  picture,
  number,
  collection,
  isNamed,
  problem,
  itemKey,
  deletes,
  actions,
  dropState,
  attributes,
  lead,
  detail,
  tools,
}: RelatedRowProps) => {
  const { t } = useText();
  const itemLink = useItemLink();
  const lookOf = useCollectionLook();
  const look = isNamed && collection !== null ? lookOf(collection) : null;
  const path = itemKey === null || collection === null ? null : itemLink(collection, itemKey);
  const isRemoved = mark === 'removed' || mark === 'deleted';
  const { edit, isView = false, duplicate = null, remove, move } = actions;
  const removeText = actions.removeText ?? (deletes ? 'related_remove_deletes' : 'related_remove_unlinks');
  return (
    <li
      {...attributes}
      className={classNames(classes['row'], isRemoved && classes['is-removed'], dropState && classes[dropState])}
      data-key={'key' in row.ref ? String(row.ref.key) : row.ref.draft}
      data-staged={stagedKind(mark)}
      data-reorder={rowId(row.ref)}
    >
      {lead}
      {move === null ? null : (
        <button
          type="button"
          className={classes['grip']}
          data-grip=""
          aria-label={t('move_row', { item: name })}
          title={t('related_move_hint')}
          onClick={move.askPosition}
          onKeyDown={(event) => moveByKey(event, move.index, move.count, move.to)}
        >
          <Icon name="drag_indicator" />
        </button>
      )}
      {number === null ? null : (
        <span className={classes['number']} aria-hidden="true">
          {number}
        </span>
      )}
      {picture === undefined ? null : <Thumbnail file={picture} name="" />}
      <span className={classes['title']}>
        {look === null ? null : (
          <span className={classes['kind']}>
            <Tag icon={look.icon}>
              <span dir="auto">{look.name}</span>
            </Tag>
          </span>
        )}
        <span className={classes['name']} title={name}>
          <bdi>{name}</bdi>
        </span>
      </span>
      {problem === null ? null : (
        <span className={classNames(classes['tag'], classes['problem'])} title={t(problem)}>
          {t(PROBLEM_TAGS[problem])}
        </span>
      )}
      {detail}
      {mark === null ? null : (
        <span className={classNames(classes['tag'], classes[stagedKind(mark) ?? ''])}>{t(TAGS[mark])}</span>
      )}
      <span className={classes['end']}>
        {isRemoved ? null : tools}
        {path === null || isRemoved || problem === 'related_missing' ? null : (
          <IconButton icon="open_in_new" label={t('related_open', { name })} size="small" dir href={path} />
        )}
        {isRemoved ? (
          <Button
            variant="ghost"
            size="small"
            icon="undo"
            disabledReason={actions.removeReason}
            aria-label={t('related_undo_removal', { item: name })}
            onClick={actions.restore}
          >
            {t('undo')}
          </Button>
        ) : (
          <>
            {edit === null ? null : (
              <IconButton
                icon={isView ? 'visibility' : 'edit'}
                label={t(isView ? 'related_view_row' : 'related_edit_row', { item: name })}
                size="small"
                disabledReason={actions.editReason}
                onClick={edit}
              />
            )}
            {duplicate === null ? null : (
              <IconButton
                icon="content_copy"
                label={t('related_duplicate_row', { item: name })}
                size="small"
                disabledReason={duplicate.reason}
                onClick={duplicate.run}
              />
            )}
            {remove === null ? null : (
              <IconButton
                icon={deletes ? 'delete' : 'close'}
                label={t(removeText, { item: name })}
                size="small"
                disabledReason={actions.removeReason}
                onClick={remove}
              />
            )}
          </>
        )}
      </span>
    </li>
  );
};
