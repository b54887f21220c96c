import { type MouseEvent, Suspense, useState } from 'react';
import { type DisplayProps, lazyComponent, memoizeByField, useService, useText } from '../../kit';
import { EmptyValue } from '../../parts/fields/value-display';
import classes from './related-values.module.css';
import { type ToManyRelation, relatedCount, relatedName, relationOf } from './related.rules';
import { SchemaStore } from '../../application/data-model';

// Loaded when the count is pressed for the first time.
const RelatedList = lazyComponent(() =>
  import(/* webpackChunkName: "related-list" */ './related-list').then((module) => module.RelatedList),
);

interface RelatedManyProps extends Pick<DisplayProps, 'field' | 'value'> {
  readonly related: ToManyRelation;
}

/** A button with the number of items, which opens a list of them. */
const RelatedMany = ({ field, value, related }: RelatedManyProps) => {
  const { t } = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const shown = relatedCount(value, related);
  const { count, hasMore } = shown;
  if (count === 0) return <EmptyValue />;
  const press = (event: MouseEvent<HTMLElement>): void => {
    // The cell may be within a link of the row, which must not be followed.
    event.preventDefault();
    event.stopPropagation();
    setAnchor(anchor === null ? event.currentTarget : null);
  };
  return (
    <>
      <button
        type="button"
        className={classes['count']}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={press}
      >
        {hasMore ? t('related_plus', { number: count }) : t('related_count', { count })}
      </button>
      {anchor === null ? null : (
        <Suspense fallback={null}>
          <RelatedList field={field} related={related} count={shown} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};

const relationByField = memoizeByField(relationOf);

/** One related item by its name, or the number of related items. */
export const RelatedValuesDisplay = ({ field, value, options }: DisplayProps) => {
  // A new schema comes with new fields, which render the cells again, so the cells need no subscription.
  const { schema } = useService(SchemaStore);
  const { locale } = useText();
  const relation = relationByField(field, options, schema, locale.code);
  if (relation === null) return <EmptyValue />;
  if (relation.kind === 'many') return <RelatedMany field={field} value={value} related={relation} />;
  return relatedName(value, relation) || <EmptyValue />;
};
