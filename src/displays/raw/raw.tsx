import type { DisplayProps } from '../../kit';
import { rawText } from './raw.rules';

/** The value as it is, as text. */
export const RawDisplay = ({ value }: DisplayProps) => <span>{rawText(value)}</span>;
