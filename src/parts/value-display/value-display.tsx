import { memo } from 'react';
import type { Field } from '../../domain/schema';
import type { Json } from '../../kernel';
import { componentOf, Registries, useContribution, useService } from '../../kit';
import { displayOf } from './display-of.rules';
import { shownValue } from './shown-value';

interface ValueDisplayProps {
  readonly field: Field;
  readonly value: Json;
}

/** A value through its field's display; nothing looks the same everywhere, and one that throws leaves the plain value. To be rendered under Suspense. */
export const ValueDisplay = memo(({ field, value }: ValueDisplayProps) => {
  const { displays } = useService(Registries);
  const { component } = useContribution(displays, displayOf(field));
  return shownValue(componentOf(component), field, value);
});
