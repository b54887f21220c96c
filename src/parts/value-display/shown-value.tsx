import type { ComponentType, ReactNode } from 'react';
import type { Field } from '../../domain/schema';
import type { Json } from '../../kernel';
import type { DisplayProps } from '../../kit';
import { EmptyValue } from './empty-value';

const NO_OPTIONS = {};

/** A value through a display that is known already: the cells of a column need not ask for it thousands of times. Displays may throw. */
export const shownValue = (Display: ComponentType<DisplayProps>, field: Field, value: Json): ReactNode =>
  value === null || value === '' ? (
    <EmptyValue />
  ) : (
    <Display field={field} value={value} options={field.meta?.display_options ?? NO_OPTIONS} />
  );
