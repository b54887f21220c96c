import { MOST_SELECTED } from '../../../application/browse';
import { useStream, useText } from '../../../kit';
import { Button, CARDS_QUERY, Progress, useMediaQuery } from '../../../ui';
import type { SelectionViewModel } from './selection.view-model';
import classes from './selection-bar.module.css';

/** Takes in all pages, while there is more than is selected; tells how far it has come, and can be stopped. */
export const SelectEverythingButton = ({ view }: { readonly view: SelectionViewModel }) => {
  const { t } = useText();
  const { selected, found } = useStream(view.counts$);
  const disabled = useStream(view.everything.denied$);
  const progress = useStream(view.everything.progress$);
  // On a phone there is room for little beside what can be done with the selected.
  const narrow = useMediaQuery(CARDS_QUERY);
  if (progress !== null) {
    const label = t('selecting_items', { done: progress.done, total: progress.total });
    return (
      <>
        <span className={classes['progress']}>
          <Progress label={label} value={progress.total === 0 ? null : progress.done / progress.total} />
        </span>
        <span className={classes['elsewhere']}>{label}</span>
        <Button variant="accent" size="small" onClick={() => view.everything.stop()}>
          {t('stop')}
        </Button>
      </>
    );
  }
  if (disabled === 'items_not_counted') {
    return (
      <Button variant="accent" size="small" disabledReason={t(disabled)}>
        {t('select_all_uncounted')}
      </Button>
    );
  }
  if (found === null || found <= selected || selected >= MOST_SELECTED) return null;
  const first = found > MOST_SELECTED;
  const whole = first
    ? t('select_first_found', { most: MOST_SELECTED, number: found })
    : t('select_all_found', { number: found });
  return (
    <Button
      variant="accent"
      size="small"
      aria-label={whole}
      disabledReason={disabled && t(disabled)}
      onClick={() => view.everything.execute()}
    >
      {narrow && !first ? t('select_all_brief', { number: found }) : whole}
    </Button>
  );
};
