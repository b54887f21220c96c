import { useState } from 'react';
import { useText } from '../../../kit';
import { Checkbox, classNames, dropStateOf, Icon, moveByKey, useReorder, VisuallyHidden } from '../../../ui';
import type { ColumnPlan } from '../columns/columns.rules';
import classes from './tabular-options.module.css';

interface ColumnListProps {
  readonly plans: readonly ColumnPlan[];
  readonly onMove: (path: string, to: number) => void;
  readonly onHide: (path: string) => void;
}

/** The columns in order, each with a drag handle and a checkbox that hides it. */
export const ColumnList = ({ plans, onMove, onHide }: ColumnListProps) => {
  const { t } = useText();
  const [announcement, announce] = useState('');
  const move = (path: string, to: number): void => {
    onMove(path, to);
    announce(
      t('column_moved', {
        column: plans.find((plan) => plan.path === path)?.header ?? path,
        place: to + 1,
        count: plans.length,
      }),
    );
  };
  const { container, dragged } = useReorder<HTMLUListElement>('y', move);
  return (
    <>
      <ul ref={container} className={classes['list']}>
        {plans.map(({ path, header }, index) => {
          const dropState = dropStateOf(dragged, path, index);
          return (
            <li
              key={path}
              data-reorder={path}
              className={classNames(classes['column'], dropState && classes[dropState])}
            >
              <button
                type="button"
                className={classes['grip']}
                data-grip=""
                aria-label={t('column_grip', { column: header })}
                title={t('column_grip', { column: header })}
                onKeyDown={(event) => moveByKey(event, index, plans.length, (to) => move(path, to))}
              >
                <Icon name="drag_indicator" />
              </button>
              <Checkbox checked disabled={plans.length === 1} onChange={() => onHide(path)}>
                <bdi {...(plans.length === 1 && { title: t('column_last') })}>{header}</bdi>
              </Checkbox>
            </li>
          );
        })}
      </ul>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
};
