import type { DisplayProps } from '../../kit';
import { EmptyValue } from '../../parts/value-display';
import { MoreValues } from '../../parts/more-values';
import { jsonEntries } from './formatted-json-value.rules';

/** A structure in words, as far as somebody said how. */
export const FormattedJsonValueDisplay = ({ value, options }: DisplayProps) => {
  const { shown, others } = jsonEntries(value, options);
  if (shown.length === 0) return <EmptyValue />;
  return (
    <span>
      {shown.join(', ')}
      <MoreValues texts={others} />
    </span>
  );
};
