import type { ReactNode } from 'react';
import type { Item } from '../../../domain/items';
import type { Field } from '../../../domain/schema';
import { lineText } from '../../../domain/values';
import type { Json } from '../../../kernel';
import { lazyComponent, isPlainText, type DisplayDefinition, type Translate } from '../../../kit';
import { displayIdOf, EmptyValue, renderValue } from '../../../parts/fields/value-display';
import { cellValues, isCut, relatedCount, relatedText } from './cell-text.rules';
import type { ColumnPlan } from '../columns/columns.rules';

/** The text function of a display that renders only text; null when the display component must render. */
const plainTextOf = (
  display: DisplayDefinition,
  field: Field,
  text: ((value: Json) => string) | undefined,
): ((value: Json) => string) | null => {
  if (!isPlainText(display, field)) return null;
  return display.text === undefined ? lineText : (text ?? null);
};

/** Renders the cells of a column. A function and not a component per cell, since a page has thousands of cells. */
export const cellRenderer = (
  { path, field, content }: ColumnPlan,
  resolveDisplay: (id: string) => DisplayDefinition,
  t: Translate,
): ((item: Item) => ReactNode) => {
  switch (content.kind) {
    case 'item':
      return (item) => relatedText(item, content) || <EmptyValue />;
    case 'count':
      return (item) => {
        const count = relatedCount(item, path);
        if (count === 0) return <EmptyValue />;
        return isCut(item, path) ? t('related_plus', { number: count }) : t('related_count', { count });
      };
    case 'value': {
      const display = resolveDisplay(displayIdOf(field));
      const plain = plainTextOf(display, field, content.text);
      if (plain !== null) return (item) => cellValues(item, path).map(plain).join(', ') || <EmptyValue />;
      const Display = lazyComponent(display.component);
      return (item) => {
        const values = cellValues(item, path);
        if (values.length < 2) return renderValue(Display, field, values[0] ?? null, item);
        return values.map((value, index) => (
          <span key={index}>
            {index === 0 ? '' : ', '}
            {renderValue(Display, field, value, item)}
          </span>
        ));
      };
    }
  }
};
