import { lineText } from '../../domain/values';
import type { DisplayProps } from '../../kit';

export const PlainText = ({ value }: DisplayProps) => lineText(value);
