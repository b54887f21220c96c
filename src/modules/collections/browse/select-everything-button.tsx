import { MOST_SELECTED } from '../../../application/browse';
import { useStream, useText } from '../../../kit';
import { Button, Progress } from '../../../ui';
import type { SelectionViewModel } from './selection.view-model';
import classes from './selection-bar.module.css';

/** Takes in all pages, while there is more than is selected; tells how far it has come, and can be stopped. */
export const SelectEverythingButton = ({ view }: { readonly view: SelectionViewModel }) => {
  const { t, locale } = useText();
  const { selected, found } = useStream(view.counts$);
  const disabled = useStream(view.everything.disabled$);
  const progress = useStream(view.everything.progress$);
  const number = (value: number): string => value.toLocaleString(locale.code);
  if (progress !== null) {
    const label = t('selecting_items', { done: number(progress.done), total: number(progress.total) });
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
  if (found === null || found <= selected || selected >= MOST_SELECTED) return null;
  return (
    <Button variant="accent" size="small" disabledReason={disabled && t(disabled)} onClick={() => view.everything.execute()}>
      {found > MOST_SELECTED
        ? t('select_first_found', { most: number(MOST_SELECTED), number: number(found) })
        : t('select_all_found', { number: number(found) })}
    </Button>
  );
};
