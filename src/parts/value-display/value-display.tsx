import { memo } from 'react';
import type { Field } from '../../domain/schema';
import type { Json } from '../../kernel';
import { componentOf, Registries, useContribution, useService } from '../../kit';
import { Boundary } from '../../ui';
import { displayOf } from './display-of.rules';
import { EmptyValue } from './empty-value';

interface ValueDisplayProps {
  readonly field: Field;
  readonly value: Json;
}

const NO_OPTIONS = {};

/** A value through its field's display; nothing looks the same everywhere, and one that throws leaves the plain value. To be rendered under Suspense. */
export const ValueDisplay = memo(({ field, value }: ValueDisplayProps) => {
  const { displays } = useService(Registries);
  const { component } = useContribution(displays, displayOf(field));
  if (value === null || value === '') return <EmptyValue />;
  const Display = componentOf(component);
  return (
    <Boundary instead={typeof value === 'object' ? JSON.stringify(value) : String(value)}>
      <Display field={field} value={value} options={field.meta?.display_options ?? NO_OPTIONS} />
    </Boundary>
  );
});
