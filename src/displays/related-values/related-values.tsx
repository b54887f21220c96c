import { type MouseEvent, Suspense, useState } from 'react';
import { lazyComponent, type DisplayProps, memoizeByField, SchemaService, useService, useText } from '../../kit';
import { EmptyValue } from '../../parts/value-display';
import classes from './related-values.module.css';
import { type ToManyRelation, relatedCount, relatedName, relationOf } from './related.rules';

// Fetched when somebody wants to see what is behind a count.
const RelatedList = lazyComponent(() =>
  import(/* webpackChunkName: "related-list" */ './related-list').then((module) => module.RelatedList),
);

interface RelatedManyProps extends Pick<DisplayProps, 'field' | 'value'> {
  readonly related: ToManyRelation;
}

/** How many there are; pressed, it lists them. */
const RelatedMany = ({ field, value, related }: RelatedManyProps) => {
  const { t } = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { count, hasMore, keys } = relatedCount(value, related);
  if (count === 0) return <EmptyValue />;
  const press = (event: MouseEvent<HTMLElement>): void => {
    // It may stand in the link of a row, which is not meant.
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
          <RelatedList
            field={field}
            related={related}
            keys={keys}
            hasMore={hasMore}
            anchor={anchor}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
};

const related = memoizeByField(relationOf);

/** A related item by its name; of several how many there are. */
export const RelatedValuesDisplay = ({ field, value, options }: DisplayProps) => {
  // Another data model comes with other fields, which draw the cells anew: hundreds of them need not listen for it.
  const { schema } = useService(SchemaService);
  const leads = related(field, options, schema);
  if (leads === null) return <EmptyValue />;
  if (leads.kind === 'many') return <RelatedMany field={field} value={value} related={leads} />;
  return relatedName(value, leads) || <EmptyValue />;
};
