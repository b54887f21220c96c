import { type ComponentType, memo, type ReactNode, useMemo } from 'react';
import { type Field, defaultDisplay } from '../../domain/schema';
import type { Json } from '../../kernel';
import { lazyComponent, type DisplayProps, Registries, useContribution, usePreloaded, useService } from '../../kit';
import { ErrorBoundary } from '../../ui';
import classes from './value-display.module.css';

const NO_OPTIONS = {};

/** A value through a display that is known already: the cells of a column need not ask for it thousands of times. Displays may throw. */
export const shownValue = (Display: ComponentType<DisplayProps>, field: Field, value: Json): ReactNode =>
  value === null || value === '' ? (
    <EmptyValue />
  ) : (
    <Display field={field} value={value} options={field.meta?.display_options ?? NO_OPTIONS} />
  );

/** The display a value is shown with: the configured one, or the one that fits its field. */
export const displayOf = (field: Field): string => field.meta?.display ?? defaultDisplay(field) ?? 'raw';

interface ValueDisplayProps {
  readonly field: Field;
  readonly value: Json;
}

const plain = (value: Json): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** A value through its field's display; nothing looks the same everywhere, and one that throws leaves the plain value. To be rendered under Suspense. */
export const ValueDisplay = memo(({ field, value }: ValueDisplayProps) => {
  const { displays } = useService(Registries);
  const { component } = useContribution(displays, displayOf(field));
  return <ErrorBoundary renderFallback={() => plain(value)}>{shownValue(lazyComponent(component), field, value)}</ErrorBoundary>;
});

/** Nothing looks the same everywhere. */
export const EmptyValue = () => <span className={classes['empty']}>—</span>;

/** Fetches the displays of a list while its items are on their way. */
export const usePreloadedDisplays = (fields: readonly Field[]): void => {
  const { displays } = useService(Registries);
  const loaders = useMemo(
    () => [...new Set(fields.map((field) => displays.get(displayOf(field)).component))],
    [fields, displays],
  );
  usePreloaded(loaders);
};
