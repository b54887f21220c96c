import { memo } from 'react';
import type { Field } from '../../domain/schema';
import type { Json } from '../../kernel';
import { componentOf, Registries, useContribution, useService } from '../../kit';
import { Boundary } from '../../ui';
import { displayOf } from './display-of.rules';
import { shownValue } from './shown-value';

interface ValueDisplayProps {
  readonly field: Field;
  readonly value: Json;
}

const plain = (value: Json): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** A value through its field's display; nothing looks the same everywhere, and one that throws leaves the plain value. To be rendered under Suspense. */
export const ValueDisplay = memo(({ field, value }: ValueDisplayProps) => {
  const { displays } = useService(Registries);
  const { component } = useContribution(displays, displayOf(field));
  return <Boundary renderInstead={() => plain(value)}>{shownValue(componentOf(component), field, value)}</Boundary>;
});
