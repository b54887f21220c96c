import { Suspense, useId, useMemo } from 'react';
import { type Conflict, conflictId, isMovedRow, mergedText, type Resolution } from '../../../../domain/items';
import { isSecret, MASK, type Field } from '../../../../domain/schema';
import type { Json } from '../../../../kernel';
import { type TextKey, useText } from '../../../../kit';
import { EmptyValue, useEditsText, ValueDisplay } from '../../../fields/value-display';
import { classNames } from '../../../../ui';
import classes from './conflict-dialog.module.css';
import { offeredResolutions, plainText } from './conflict.rules';

const isLongText = ({ type, meta }: Field): boolean => type === 'text' || (type === 'string' && meta?.display == null);

interface ConflictValueProps {
  readonly field: Field | null;
  readonly value: Json;
}

/**
 * Texts, and values without a display, are shown in full, other values through their display;
 * secrets are masked, and edits of related items counted.
 */
const ConflictValue = ({ field, value }: ConflictValueProps) => {
  const editsText = useEditsText();
  if (value === null || value === '') return <EmptyValue />;
  if (field !== null && isSecret(field)) return <span>{MASK}</span>;
  const asText = (
    <span className={classes['text']} dir="auto">
      {(field && editsText(field.collection, field.field, value)) ?? plainText(value)}
    </span>
  );
  if (field === null || typeof value === 'object' || isLongText(field)) return asText;
  return (
    <Suspense fallback={asText}>
      <ValueDisplay field={field} value={value} />
    </Suspense>
  );
};

interface ConflictFieldProps {
  readonly conflict: Conflict;
  /** Null if the field is not in the schema. */
  readonly field: Field | null;
  readonly name: string;
  /** Both values are the user's own, from two tabs or devices. */
  readonly isOwn: boolean;
  readonly decided: Resolution | null;
  readonly onDecide: (resolution: Resolution) => void;
}

const LABELS = { mine: 'conflict_mine', theirs: 'conflict_theirs', both: 'conflict_both' } as const;
const OWN_LABELS = { ...LABELS, mine: 'conflict_mine_own', theirs: 'conflict_theirs_own' } as const;

/** Both values of one field side by side, with the choice between them. */
export const ConflictField = ({ conflict, field, name, isOwn, decided, onDecide }: ConflictFieldProps) => {
  const { t } = useText();
  const group = useId();
  const merged = useMemo(() => mergedText(conflict), [conflict]);
  const labelOf = (resolution: Resolution): TextKey =>
    resolution === 'both' && merged !== null ? 'conflict_merged' : (isOwn ? OWN_LABELS : LABELS)[resolution];
  const valueOf = (resolution: Resolution): Json =>
    resolution === 'both' ? merged : resolution === 'mine' ? conflict.mine : conflict.theirs;
  return (
    <fieldset className={classes['field']} data-conflict={conflictId(conflict)}>
      <legend className={classes['legend']}>
        {conflict.row === undefined ? null : (
          <>
            <bdi>{conflict.row.name}</bdi> ·{' '}
          </>
        )}
        <bdi>{name}</bdi>
      </legend>
      {conflict.row?.isDeleted === true ? <p className={classes['before']}>{t('conflict_row_deleted')}</p> : null}
      {isMovedRow(conflict) ? <p className={classes['before']}>{t('conflict_row_moved')}</p> : null}
      <div className={classes['sides']}>
        {offeredResolutions(conflict, field).map((resolution) => (
          <label key={resolution} className={classNames(classes['side'], resolution === 'both' && classes['both'])}>
            <span className={classes['head']}>
              <input type="radio" name={group} checked={decided === resolution} onChange={() => onDecide(resolution)} />
              {t(labelOf(resolution))}
            </span>
            {resolution === 'both' && merged === null ? null : (
              <ConflictValue field={field} value={valueOf(resolution)} />
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
