import type { DraftRecorder } from '../../../application/recovery';
import { useStream, useText } from '../../../kit';
import { Icon } from '../../../ui';
import classes from './kept-edits.module.css';

/** How many unsaved edits this device keeps, should the page be closed. */
export const KeptEdits = ({ recorder }: { readonly recorder: Pick<DraftRecorder, 'kept$'> }) => {
  const { t } = useText();
  const { count } = useStream(recorder.kept$);
  return count === 0 ? null : (
    <span className={classes['kept']} data-kept="">
      <Icon name="cloud_done" size="small" />
      {t('edits_kept', { count })}
    </span>
  );
};
