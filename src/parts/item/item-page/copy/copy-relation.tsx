import type { CopyMode } from '../../../../domain/items';
import { useText } from '../../../../kit';
import { Segmented } from '../../../../ui';
import classes from './copy-dialog.module.css';
import type { NamedRelation } from './copy.view-model';

interface CopyRelationProps {
  readonly relation: NamedRelation;
  readonly onChoose: (choice: CopyMode) => void;
}

const LABELS = { copy: 'copy_choice_copy', link: 'copy_choice_link', leave: 'copy_choice_leave' } as const;
const OUTCOMES = { copy: 'copy_creates', link: 'copy_links', leave: 'copy_leaves' } as const;

/** One relation of the copy: its mode, the number of related items, and the first names. */
export const CopyRelation = ({
  relation: { field, mode, options, items, names, stayingNames },
  onChoose,
}: CopyRelationProps) => {
  const { t, locale, fieldName } = useText();
  const name = fieldName(field);
  const open = options.filter(({ denied }) => denied === false);
  const denied = options.find((option) => option.denied !== false)?.denied;
  const rest = items.length - names.length;
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
        <span>{t(OUTCOMES[mode], { number: items.length })}</span>
        <span className={classes['names']}>
          {names.map((each, index) => (
            <bdi key={index} className={classes['chip']}>
              {each}
            </bdi>
          ))}
          {rest > 0 ? <span>{t('copy_more', { number: rest })}</span> : null}
        </span>
      </p>
      {stayingNames.length === 0 ? null : (
        <p className={classes['advice']} data-staying="">
          {t('copy_rows_stay', { names: new Intl.ListFormat(locale.code).format(stayingNames) })}
        </p>
      )}
      {denied === undefined || denied === false ? null : <p className={classes['advice']}>{t(denied)}</p>}
    </li>
  );
};
