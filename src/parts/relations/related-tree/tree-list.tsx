import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { NodeStep } from '../../../domain/items';
import { useStream, useText } from '../../../kit';
import { Icon, IconButton, isRightToLeft, Menu, type MenuEntry, treeMove, useDragOnto } from '../../../ui';
import { type ListDenials, RelatedRow, type RowActions, rowMark } from '../related-list';
import type { RelatedTreeViewModel } from './related-tree.view-model';
import type { ShownNode } from './shown-nodes';
import classes from './related-tree.module.css';

/** Of a level beside the one above, in pixels. */
export const INDENTATION = 20;

/** Why something cannot be added; null if it can. */
interface Adding {
  readonly reason: string | null;
}

interface TreeListProps {
  readonly view: RelatedTreeViewModel;
  readonly label: string;
  readonly nodes: readonly ShownNode[];
  readonly readonly: boolean;
  readonly denials: ListDenials;
  /** Why nothing can be changed now. */
  readonly lockedReason: string | null;
  /** Null for what the options do not allow. */
  readonly adding: { readonly create: Adding | null; readonly select: Adding | null };
}

const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

const STEPS: Readonly<Record<string, NodeStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

const STEP_ENTRIES = [
  ['up', 'tree_move_up', 'arrow_upward'],
  ['down', 'tree_move_down', 'arrow_downward'],
  ['in', 'tree_move_in', 'subdirectory_arrow_right'],
  ['out', 'tree_move_out', 'arrow_back'],
] as const;

/** The part of a row at its edges where a drop puts the item beside it. */
const EDGE = 0.3;

type Place = 'before' | 'inside' | 'after';

const placeAt = (row: Element, y: number, isExpanded: boolean): Place => {
  const { top, height } = row.getBoundingClientRect();
  const share = height === 0 ? 0.5 : (y - top) / height;
  if (share < EDGE) return 'before';
  // Below an expanded node are its children.
  return share > 1 - EDGE && !isExpanded ? 'after' : 'inside';
};

/**
 * The rows as a tree: arrow keys move the focus, expand and collapse; Space picks a row up, which the arrow keys then
 * move, Escape takes the move back; Enter edits, Delete removes. One row is in the tab order, with its buttons.
 */
export const TreeList = ({ view, label, nodes, readonly, denials, lockedReason, adding }: TreeListProps) => {
  const { t } = useText();
  const liftedId = useStream(view.lifted$);
  const [activeId, setActiveId] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useRef<string | null>(null);
  const hintId = useId();
  const moveReason =
    lockedReason ??
    (denials.select !== false ? t(denials.select) : denials.reorder !== false ? t(denials.reorder) : null);
  const canMove = !readonly && moveReason === null;
  const indexOf = (id: string | null): number => nodes.findIndex(({ node }) => node.id === id);
  const active = Math.max(indexOf(liftedId ?? activeId), 0);
  const isMovable = ({ node }: ShownNode): boolean =>
    canMove && node.row.state !== 'removed' && view.denialsOf(node, denials).edit === false;

  useEffect(() => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('li') ?? [])];
    for (const row of rows)
      row.querySelectorAll<HTMLElement>('a, button').forEach((control) => (control.tabIndex = row.tabIndex));
    const focused = focusNext.current ?? liftedId;
    const row = focused === null ? undefined : rows.find(({ dataset }) => dataset['node'] === focused);
    if (row === undefined || (focusNext.current === null && row.contains(document.activeElement))) return;
    focusNext.current = null;
    row.focus();
  });

  useDragOnto<string>({
    sourceAt: (element) => {
      const grip = element.closest<HTMLElement>('[data-tree-grip]');
      const row = grip?.closest<HTMLElement>('li[data-node]') ?? null;
      const id = row?.dataset['node'];
      const shown = nodes[indexOf(id ?? null)];
      if (grip === null || row === null || shown === undefined || !list.current?.contains(row)) return null;
      return { element: row, handle: grip, label: shown.name, data: shown.node.id };
    },
    targetAt: (element, dragged, { clientY }) => {
      const row = element.closest<HTMLElement>('li[data-node]');
      const index = indexOf(row?.dataset['node'] ?? null);
      const shown = nodes[index];
      if (row === null || shown === undefined || !list.current?.contains(row)) return null;
      if (view.isWithin(dragged, shown.node.id) || shown.node.row.state === 'removed') return null;
      return row.querySelector<HTMLElement>(`[data-place="${placeAt(row, clientY, shown.isExpanded === true)}"]`);
    },
    onDrop: (dragged, target) => {
      const onto = target.closest<HTMLElement>('li[data-node]')?.dataset['node'];
      if (onto !== undefined) view.drop(dragged, onto, target.dataset['place'] as Place);
    },
    listed: () => (list.current === null ? [] : [list.current]),
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number): void => {
    const shown = nodes[index];
    if (event.target !== event.currentTarget || shown === undefined) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { id } = shown.node;
    const key = isRightToLeft(event.currentTarget) ? (MIRRORED[event.key] ?? event.key) : event.key;
    const handle = (run: () => void): void => {
      event.preventDefault();
      // Escape would close the drawer around the tree.
      event.stopPropagation();
      run();
    };
    const step = STEPS[key];
    if (liftedId === id) {
      if (step !== undefined) handle(() => view.step(id, step));
      else if (key === ' ' || key === 'Enter') handle(() => view.putDown());
      else if (key === 'Escape') handle(() => view.putBack());
      return;
    }
    const actions = actionsOf(shown);
    if (key === ' ' && isMovable(shown)) handle(() => view.lift(id));
    else if (key === 'Enter' && actions.edit !== null && actions.editReason === null) handle(actions.edit);
    else if (key === 'Delete' || key === 'Backspace') {
      if (actions.remove !== null && actions.removeReason === null && shown.node.row.state !== 'removed')
        handle(actions.remove);
    } else {
      const rows = nodes.map((each) => ({ ...each, node: { key: each.node.id, label: each.name } }));
      const move = treeMove(rows, index, key);
      if (move === null) return;
      handle(() => {
        if (move.kind === 'collapse') view.toggle(move.key, false);
        else if (move.kind === 'expand') move.keys.forEach((each) => view.toggle(each, true));
        else {
          focusNext.current = nodes[move.to]?.node.id ?? null;
          setActiveId(focusNext.current);
        }
      });
    }
  };

  const actionsOf = (shown: ShownNode): RowActions => {
    const { node } = shown;
    const denied = view.denialsOf(node, denials);
    /** The row may be gone: the focus stays in the tree. */
    const stay = (run: () => void): void => {
      const at = nodes.indexOf(shown);
      const isLeft = node.isAtHome;
      focusNext.current = (isLeft ? shown : (nodes[at + 1] ?? nodes[at - 1]))?.node.id ?? null;
      setActiveId(focusNext.current);
      run();
    };
    return {
      edit: readonly || view.relation.openDrawer === undefined ? null : () => view.edit(node.id),
      // During a save as well: the drawer waits for its end.
      editReason: denied.edit === false ? null : t(denied.edit),
      remove: readonly ? null : () => stay(() => view.remove(node.id)),
      removeReason: denied.remove === false ? lockedReason : t(denied.remove),
      restore: () => stay(() => view.restore(node.id)),
      move: null,
    };
  };

  const entriesOf = (shown: ShownNode): readonly MenuEntry[] => {
    const { id, row } = shown.node;
    const reason = moveReason ?? (isMovable(shown) ? null : t('not_allowed'));
    const moves = STEP_ENTRIES.filter(([step]) => view.canStep(id, step)).map(([step, text, icon]): MenuEntry => ({
      key: step,
      label: t(text),
      icon,
      disabledReason: reason,
      onSelect: () => {
        setActiveId(id);
        view.step(id, step);
      },
    }));
    const { create, select } = row.state === 'removed' ? { create: null, select: null } : adding;
    const adds: readonly (MenuEntry | null)[] = [
      create && {
        key: 'create',
        label: t('tree_create_inside'),
        icon: 'add',
        disabledReason: create.reason,
        separated: moves.length > 0,
        onSelect: () => view.openNew(id),
      },
      select && {
        key: 'select',
        label: t('tree_add_inside'),
        icon: 'link',
        disabledReason: select.reason,
        separated: create === null && moves.length > 0,
        onSelect: () => view.openPicker(id),
      },
    ];
    return [...moves, ...adds.filter((entry) => entry !== null)];
  };

  return (
    <>
      <ul
        ref={list}
        role="tree"
        aria-label={label}
        aria-describedby={canMove ? hintId : undefined}
        className={classes['tree']}
      >
        {nodes.map((shown, index) => {
          const { node, level, isExpanded } = shown;
          const isLifted = node.id === liftedId;
          const name = shown.name || t('related_new_item');
          const { row } = node;
          const entries = readonly ? [] : entriesOf(shown);
          return (
            <RelatedRow
              key={node.id}
              row={row}
              name={name}
              mark={isLifted ? null : rowMark(row, view.recursive.list, true)}
              picture={undefined}
              number={null}
              collection={view.recursive.list.collection}
              isNamed={false}
              problem={null}
              itemKey={'key' in row.ref ? row.ref.key : null}
              deletes={view.recursive.list.removal === 'delete' && node.isAtHome}
              actions={actionsOf(shown)}
              attributes={{
                role: 'treeitem',
                'aria-label': name,
                'aria-level': level,
                'aria-posinset': shown.position,
                'aria-setsize': shown.siblingCount,
                'aria-selected': isLifted,
                ...(isExpanded !== null && { 'aria-expanded': isExpanded }),
                tabIndex: index === active ? 0 : -1,
                style: { paddingInlineStart: 12 + (level - 1) * INDENTATION },
                onFocus: () => setActiveId(node.id),
                onBlur: ({ currentTarget, relatedTarget }) => {
                  if (isLifted && relatedTarget !== null && !currentTarget.contains(relatedTarget)) view.putDown();
                },
                onKeyDown: (event) => onKeyDown(event, index),
                'data-node': node.id,
              }}
              lead={
                <>
                  {(['before', 'inside', 'after'] as const).map((place) => (
                    <span key={place} className={classes['place']} data-place={place} aria-hidden="true" />
                  ))}
                  {isMovable(shown) ? (
                    <span className={classes['grip']} data-tree-grip="" aria-hidden="true">
                      <Icon name="drag_indicator" />
                    </span>
                  ) : null}
                  <span
                    className={classes['twist']}
                    aria-hidden="true"
                    onClick={() => (isExpanded === null ? undefined : view.toggle(node.id, !isExpanded))}
                  >
                    {isExpanded === null ? null : (
                      <Icon name={isExpanded ? 'expand_more' : 'chevron_right'} size="small" dir />
                    )}
                  </span>
                </>
              }
              detail={isLifted ? <span className={classes['moving']}>{t('tree_tag_lifted')}</span> : null}
              tools={
                entries.length === 0 ? null : (
                  <Menu
                    label={t('tree_more', { item: name })}
                    entries={entries}
                    trigger={<IconButton icon="more_vert" size="small" label={t('tree_more', { item: name })} />}
                  />
                )
              }
            />
          );
        })}
      </ul>
      {canMove ? (
        <p id={hintId} className={classes['hint']}>
          {t('tree_keys')}
        </p>
      ) : null}
    </>
  );
};
