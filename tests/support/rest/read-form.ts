import busboy from 'busboy';
import type { Request } from 'express';
import { ApiException, type UploadedFile } from '../../../src/adapters/memory';
import type { Item } from '../../../src/domain/items';

/** A file of a form with the values that came before it; those behind it come too late. */
export interface FormFile {
  readonly file: UploadedFile;
  readonly values: Item;
}

export const isForm = (request: Request): boolean => request.is('multipart/form-data') !== false;

type Parser = ReturnType<typeof busboy>;

const parserOf = (request: Request): Parser => {
  try {
    return busboy({ headers: request.headers, defParamCharset: 'utf8' });
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    throw new ApiException([{ status: 500, code: 'INTERNAL_SERVER_ERROR', message, extensions: {} }]);
  }
};

/** The files of a form, in their order. A form that breaks off ends there. */
export const readForm = (request: Request): Promise<readonly FormFile[]> => {
  const parser = parserOf(request);
  return new Promise((resolve) => {
    const files: FormFile[] = [];
    let values: Item = {};
    parser.on('field', (name, value) => {
      values = { ...values, [name]: value === 'null' ? null : value };
    });
    parser.on('file', (_field, stream, { filename, mimeType }) => {
      const before = values;
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('close', () => {
        files.push({ file: { name: filename ?? '', type: mimeType, bytes: Buffer.concat(chunks) }, values: before });
      });
    });
    parser.on('close', () => resolve(files)).on('error', () => resolve(files));
    request.pipe(parser);
  });
};
