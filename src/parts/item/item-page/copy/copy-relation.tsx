import { useState } from 'react';
import type { CopyMode } from '../../../../domain/items';
import { formatNumber } from '../../../../kernel';
import { useText } from '../../../../kit';
import { Button, Checkbox, Segmented } from '../../../../ui';
import classes from './copy-dialog.module.css';
import type { NamedRelation } from './copy.view-model';

interface CopyRelationProps {
  readonly relation: NamedRelation;
  readonly onChoose: (choice: CopyMode) => void;
  /** Takes the row of a list at this position into the copy, or leaves it out. */
  readonly onTake: (position: number, isTaken: boolean) => void;
}

const LABELS = { copy: 'copy_choice_copy', link: 'copy_choice_link', leave: 'copy_choice_leave' } as const;
const OUTCOMES = { copy: 'copy_creates', link: 'copy_links', leave: 'copy_leaves' } as const;

/** Rows that are drawn at first, and more at each request. */
const ROWS_SHOWN = 50;

/** One relation of the copy: its mode, the number of related items, and their names; the rows of a list to choose from. */
export const CopyRelation = ({
  relation: { field, mode, options, items, isList, stayingNames },
  onChoose,
  onTake,
}: CopyRelationProps) => {
  const { t, locale, fieldName } = useText();
  const [limit, setLimit] = useState(ROWS_SHOWN);
  const name = fieldName(field);
  const open = options.filter(({ denied }) => denied === false);
  const denied = options.find((option) => option.denied !== false)?.denied;
  const deniedReason = denied === undefined || denied === false ? undefined : t(denied);
  const taken = items.filter(({ isTaken }) => isTaken).length;
  const canTake = open.some((option) => option.mode !== 'leave');
  return (
    <li className={classes['relation']} data-relation={field.field}>
      <div className={classes['row']}>
        <bdi className={classes['name']}>{name}</bdi>
        <Segmented
          label={t('copy_of_field', { field: name })}
          options={open.map((option) => ({ value: option.mode, label: t(LABELS[option.mode]) }))}
          value={mode}
          onChange={onChoose}
        />
      </div>
      <p className={classes['outcome']}>
        {mode === 'leave' ? null : <span>{t(OUTCOMES[mode], { number: taken })}</span>}
        {taken === items.length ? null : <span>{t(OUTCOMES.leave, { number: items.length - taken })}</span>}
      </p>
      <ul className={classes['items']} aria-label={t('copy_items_of', { field: name })}>
        {items.slice(0, limit).map((item) => (
          <li key={item.position} className={classes['item']}>
            {isList ? (
              <Checkbox
                checked={item.isTaken}
                disabledReason={canTake ? undefined : deniedReason}
                onChange={(isTaken) => onTake(item.position, isTaken)}
              >
                <bdi>{item.name}</bdi>
              </Checkbox>
            ) : (
              <bdi className={classes['chip']}>{item.name}</bdi>
            )}
          </li>
        ))}
      </ul>
      {items.length <= limit ? null : (
        <Button variant="ghost" size="small" onClick={() => setLimit(limit + ROWS_SHOWN)}>
          {t('copy_show_more', { number: formatNumber(items.length - limit, locale.code) })}
        </Button>
      )}
      {stayingNames.length === 0 ? null : (
        <p className={classes['advice']} data-staying="">
          {t('copy_rows_stay', { names: new Intl.ListFormat(locale.code).format(stayingNames) })}
        </p>
      )}
      {deniedReason === undefined ? null : <p className={classes['advice']}>{deniedReason}</p>}
    </li>
  );
};
