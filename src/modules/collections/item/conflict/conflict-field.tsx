import { useId } from 'react';
import type { Conflict, Resolution } from '../../../../domain/items';
import type { Field } from '../../../../domain/schema';
import { useText } from '../../../../kit';
import { classNames } from '../../../../ui';
import classes from './conflict-dialog.module.css';
import { ConflictValue } from './conflict-value';
import { offeredResolutions } from './decisions.rules';

interface ConflictFieldProps {
  readonly conflict: Conflict;
  /** Null for a field that the data model does not know. */
  readonly field: Field | null;
  readonly name: string;
  /** The other value is one's own as well, from another tab or device. */
  readonly own: boolean;
  readonly decided: Resolution | null;
  readonly onDecide: (resolution: Resolution) => void;
}

const LABELS = { mine: 'conflict_mine', theirs: 'conflict_theirs', both: 'conflict_both' } as const;
const OWN_LABELS = { ...LABELS, mine: 'conflict_mine_own', theirs: 'conflict_theirs_own' } as const;

/** Both values of one field side by side, and the choice between them. */
export const ConflictField = ({ conflict, field, name, own, decided, onDecide }: ConflictFieldProps) => {
  const { t } = useText();
  const group = useId();
  return (
    <fieldset className={classes['field']} data-conflict={conflict.field}>
      <legend className={classes['legend']}>
        <bdi>{name}</bdi>
      </legend>
      <div className={classes['sides']}>
        {offeredResolutions(conflict, field).map((resolution) => (
          <label key={resolution} className={classNames(classes['side'], resolution === 'both' && classes['both'])}>
            <span className={classes['head']}>
              <input type="radio" name={group} checked={decided === resolution} onChange={() => onDecide(resolution)} />
              {t((own ? OWN_LABELS : LABELS)[resolution])}
            </span>
            {resolution === 'both' ? null : (
              <ConflictValue field={field} value={resolution === 'mine' ? conflict.mine : conflict.theirs} />
            )}
          </label>
        ))}
      </div>
      <div className={classes['before']}>
        <span>{t('conflict_before')}</span>
        <ConflictValue field={field} value={conflict.base} />
      </div>
    </fieldset>
  );
};
