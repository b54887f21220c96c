import { fileTypeLabel } from '../../domain/files';
import { flagOption, lineText } from '../../domain/values';
import type { Json, JsonObject } from '../../kernel';
import type { DisplayProps } from '../../kit';

/** The MIME type or, with `showAsExtension`, the extension; the type where it has no known extension. */
export const mimeTypeText = (value: Json, options: JsonObject): string => {
  const type = lineText(value);
  return flagOption(options, 'showAsExtension') ? (fileTypeLabel(type) ?? type) : type;
};

export const MimeTypeDisplay = ({ value, options }: DisplayProps) => (
  <span title={lineText(value)}>{mimeTypeText(value, options)}</span>
);
