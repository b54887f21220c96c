import busboy from 'busboy';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { ApiException, type Platform, type UploadedFile } from '../../../src/adapters/memory';
import type { Item, PrimaryKey } from '../../../src/domain/items';
import { answerData, answerNothing, asyncHandler, objectIn } from './answers';
import { accountabilityOf } from './authenticate';
import { itemsRoutes } from './items-routes';
import { parseQuery } from './parse-query';

/** A file of a form with the values before it; later values are ignored. */
interface FormFile {
  readonly file: UploadedFile;
  readonly values: Item;
}

const isForm = (request: Request): boolean => request.is('multipart/form-data') !== false;

type Parser = ReturnType<typeof busboy>;

const parserOf = (request: Request): Parser => {
  try {
    return busboy({ headers: request.headers, defParamCharset: 'utf8' });
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    throw new ApiException([{ status: 500, code: 'INTERNAL_SERVER_ERROR', message, extensions: {} }]);
  }
};

/** The files of a form in order. A truncated form ends at the break. */
const readForm = (request: Request): Promise<readonly FormFile[]> => {
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

type Files = ReturnType<Platform['files']>;

/** Answers several files with a list, one with itself and none with the first stored file. */
const answerKeys = (response: Response, files: Files, keys: readonly PrimaryKey[]): void => {
  const written = files.readWritten(keys, parseQuery(response.req.query).fields);
  const answer = keys.length > 1 ? written : (written?.[0] ?? null);
  if (answer === null) answerNothing(response);
  else answerData(response, answer);
};

/** File routes besides those of items: uploads as forms, and imports from a URL. */
export const filesRoutes = (platform: Platform): Router => {
  const router = Router();
  const upload = asyncHandler(async (request, response) => {
    const files = platform.files(accountabilityOf(response));
    if (!isForm(request)) return answerKeys(response, files, files.create([objectIn(request)]));
    const sent = await readForm(request);
    answerKeys(
      response,
      files,
      sent.map(({ file, values }) => files.upload(file, values)),
    );
  });
  const fetched = asyncHandler(async (request, response) => {
    const files = platform.files(accountabilityOf(response));
    answerKeys(response, files, [await files.importFrom(request.body, platform.fetchFile)]);
  });
  const replaced = asyncHandler<{ key: string }>(async (request, response) => {
    const files = platform.files(accountabilityOf(response));
    for (const { file, values } of await readForm(request)) files.replace(request.params.key, file, values);
    answerKeys(response, files, [request.params.key]);
  });
  const replace: RequestHandler<{ key: string }> = (request, response, next) => {
    if (isForm(request)) void replaced(request, response, next);
    else next();
  };
  router.post('/', upload);
  router.post('/import', fetched);
  router.patch('/:key', replace);
  router.use(itemsRoutes(platform, () => 'directus_files'));
  return router;
};
