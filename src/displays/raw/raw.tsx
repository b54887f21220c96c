import { lineText } from '../../domain/values';
import type { DisplayProps } from '../../kit';

/** The unformatted value as text. */
export const RawDisplay = ({ value }: DisplayProps) => lineText(value);
