import type { Item } from '../../domain/items';
import { formFileName } from '../../domain/files';
import type { Json } from '../../kernel';

/** Forms hold text only; the server reads the word 'null' as null. */
const textOf = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Lower case, since the type of a Blob is. */
const newBoundary = (): string => {
  const digits = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0'));
  return `quarterdeck-${digits.join('')}`;
};

const LINE = '\r\n';

/** The same parts as a FormData, with quotation marks escaped by backslashes, which the server reads. */
const escapedForm = (file: File, values: Item): Blob => {
  const boundary = newBoundary();
  const head = (parameters: string): string =>
    `--${boundary}${LINE}Content-Disposition: form-data; ${parameters}${LINE}`;
  const fields = Object.entries(values).map(
    ([name, value]) => `${head(`name="${name}"`)}${LINE}${textOf(value).replace(/\r\n|\r|\n/g, LINE)}${LINE}`,
  );
  const fileName = formFileName(file.name).replace(/[\\"]/g, '\\$&');
  const type = `Content-Type: ${file.type || 'application/octet-stream'}${LINE}`;
  return new Blob(
    [...fields, head(`name="file"; filename="${fileName}"`), type, LINE, file, `${LINE}--${boundary}--${LINE}`],
    { type: `multipart/form-data; boundary=${boundary}` },
  );
};

/**
 * Values and file as the body of a form. The file comes last, because the server ignores values after it. A browser
 * writes a quotation mark in the name of a file as %22, which the server keeps: such a form is written here.
 */
export const fileForm = (file: File, values: Item): FormData | Blob => {
  if (file.name.includes('"')) return escapedForm(file, values);
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, textOf(value));
  form.append('file', file, file.name);
  return form;
};
