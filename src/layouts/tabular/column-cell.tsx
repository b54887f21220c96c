import type { ReactNode } from 'react';
import type { Item } from '../../domain/items';
import { componentOf, type DisplayDefinition, type Translate } from '../../kit';
import { displayOf, EmptyValue, shownValue } from '../../parts/value-display';
import { cellValues, relatedCount, relatedText } from './cell.rules';
import type { ColumnPlan } from './columns.rules';

/** Draws the cells of a column. No component of its own for each cell: there are thousands. */
export const cellOf = ({ path, field, content }: ColumnPlan, displayNamed: (id: string) => DisplayDefinition, t: Translate): ((item: Item) => ReactNode) => {
  switch (content.kind) {
    case 'item':
      return (item) => relatedText(item, content) || <EmptyValue />;
    case 'count':
      return (item) => {
        const count = relatedCount(item, path);
        return count === 0 ? <EmptyValue /> : t('related_count', { count });
      };
    case 'value': {
      const Display = componentOf(displayNamed(displayOf(field)).component);
      return (item) => {
        const values = cellValues(item, path);
        if (values.length < 2) return shownValue(Display, field, values[0] ?? null);
        return values.map((value, place) => (
          <span key={place}>
            {place === 0 ? '' : ', '}
            {shownValue(Display, field, value)}
          </span>
        ));
      };
    }
  }
};
