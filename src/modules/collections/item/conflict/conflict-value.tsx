import { Suspense } from 'react';
import { isSecret, MASK } from '../../../../domain/revisions';
import type { Field } from '../../../../domain/schema';
import type { Json } from '../../../../kernel';
import { EmptyValue, ValueDisplay } from '../../../../parts/value-display';
import classes from './conflict-dialog.module.css';
import { plainText } from './plain-text.rules';

const isLongText = ({ type, meta }: Field): boolean => type === 'text' || (type === 'string' && meta?.display == null);

interface ConflictValueProps {
  readonly field: Field | null;
  readonly value: Json;
}

/** Texts and what no display knows are shown whole, everything else as a list would show it; secrets not at all. */
export const ConflictValue = ({ field, value }: ConflictValueProps) => {
  if (value === null || value === '') return <EmptyValue />;
  if (field !== null && isSecret(field)) return <span>{MASK}</span>;
  const asText = (
    <span className={classes['text']} dir="auto">
      {plainText(value)}
    </span>
  );
  if (field === null || typeof value === 'object' || isLongText(field)) return asText;
  return (
    <Suspense fallback={asText}>
      <ValueDisplay field={field} value={value} />
    </Suspense>
  );
};
