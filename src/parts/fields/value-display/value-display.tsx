import { type ComponentType, memo, type ReactNode, useMemo } from 'react';
import type { Item } from '../../../domain/items';
import { type Field, displayOf, displayOptionsOf } from '../../../domain/schema';
import { formatNumber, type Json } from '../../../kernel';
import {
  lazyComponent,
  type DisplayProps,
  Registries,
  useContribution,
  usePreloaded,
  useService,
  useText,
} from '../../../kit';
import { ErrorBoundary, VisuallyHidden } from '../../../ui';
import classes from './value-display.module.css';

/** The placeholder of an empty value. */
export const EmptyValue = () => <span className={classes['empty']}>—</span>;

/** Renders a value with a resolved display, so that the cells of a column resolve it once. The display may throw. */
export const renderValue = (
  Display: ComponentType<DisplayProps>,
  field: Field,
  value: Json | undefined,
  item?: Item,
): ReactNode =>
  // Undefined where the item lacks the field.
  value == null || value === '' ? (
    <EmptyValue />
  ) : (
    <Display field={field} value={value} options={displayOptionsOf(field)} item={item} />
  );

/** The id of the configured display, or of the default one of the field. */
export const displayIdOf = (field: Field): string => displayOf(field) ?? 'raw';

interface ValueDisplayProps {
  readonly field: Field;
  readonly value: Json | undefined;
}

const valueAsText = (value: Json | undefined): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/**
 * Renders a value with the display of its field; plain text where the display throws. Suspends while the display loads.
 */
export const ValueDisplay = memo(({ field, value }: ValueDisplayProps) => {
  const { displays } = useService(Registries);
  const { component } = useContribution(displays, displayIdOf(field));
  const { localizeField } = useText();
  return (
    <ErrorBoundary renderFallback={() => valueAsText(value)}>
      {renderValue(lazyComponent(component), localizeField(field), value)}
    </ErrorBoundary>
  );
});

/** Preloads the displays of a list while its items are loading. */
export const usePreloadedDisplays = (fields: readonly Field[]): void => {
  const { displays } = useService(Registries);
  const loaders = useMemo(
    () => [...new Set(fields.map((field) => displays.get(displayIdOf(field)).component))],
    [fields, displays],
  );
  usePreloaded(loaders);
};

/** Maximum number of values listed in the tooltip. */
const MAX_LISTED = 20;

/**
 * The number of further values, with the values as a tooltip and for screen readers. Renders nothing for an empty list.
 */
export const MoreValues = ({ texts }: { readonly texts: readonly string[] }) => {
  const language = useText().locale.code;
  if (texts.length === 0) return null;
  const text = `${texts.slice(0, MAX_LISTED).join(', ')}${texts.length > MAX_LISTED ? ' …' : ''}`;
  return (
    <>
      <span className={classes['more']} title={text} aria-hidden="true">
        {`+${formatNumber(texts.length, language)}`}
      </span>
      <VisuallyHidden>, {text}</VisuallyHidden>
    </>
  );
};
