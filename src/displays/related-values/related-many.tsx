import { Suspense, useState, type MouseEvent } from 'react';
import { componentOf, useText, type DisplayProps } from '../../kit';
import { EmptyValue } from '../../parts/value-display';
import { relatedCount, type ManyRelated } from './related.rules';
import classes from './related-values.module.css';

// Fetched when somebody wants to see what is behind a count.
const RelatedList = componentOf(() =>
  import(/* webpackChunkName: "related-list" */ './related-list').then((module) => module.RelatedList),
);

interface RelatedManyProps extends Pick<DisplayProps, 'field' | 'value'> {
  readonly related: ManyRelated;
}

/** How many there are; pressed, it lists them. */
export const RelatedMany = ({ field, value, related }: RelatedManyProps) => {
  const { t } = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { count, more, keys } = relatedCount(value, related);
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
        {more ? t('related_plus', { number: count }) : t('related_count', { count })}
      </button>
      {anchor === null ? null : (
        <Suspense fallback={null}>
          <RelatedList
            field={field}
            related={related}
            keys={keys}
            left={more}
            anchor={anchor}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
};
