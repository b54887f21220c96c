import { lineText } from '../../domain/values';
import type { DisplayProps } from '../../kit';

/** The value as it is, as text. */
export const RawDisplay = ({ value }: DisplayProps) => lineText(value);
