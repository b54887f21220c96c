import type { DisplayProps } from '../../kit';
import { rawText } from './raw.rules';

/** The value as it is, as text; whose direction is its own. */
export const RawDisplay = ({ value }: DisplayProps) => <bdi>{rawText(value)}</bdi>;
