import { lineText } from '../../domain/values';
import type { DisplayProps } from '../../kit';
import { mimeTypeText } from './mime-type.rules';

export const MimeTypeDisplay = ({ value, options }: DisplayProps) => (
  <span title={lineText(value)}>{mimeTypeText(value, options)}</span>
);
