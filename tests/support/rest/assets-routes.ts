import { Router } from 'express';
import { ApiException, type Platform } from '../../../src/adapters/memory';
import { accountabilityOf } from './authenticate';
import { asyncHandler } from './answers';

interface Span {
  readonly from: number;
  readonly to: number;
}

const HALF_AN_HOUR = 30 * 60;

const unsatisfiable = (range: string): ApiException => {
  const message = `Range "${range}" is invalid or the file's size doesn't match the requested range.`;
  return new ApiException([{ status: 416, code: 'RANGE_NOT_SATISFIABLE', message, extensions: {} }]);
};

/** The requested byte range, both ends inclusive. */
const spanIn = (header: string, size: number): Span => {
  const [from, to] = header.replace(/^bytes=/, '').split('-');
  const span = { from: Number(from), to: to === undefined || to === '' ? size - 1 : Number(to) };
  const isThere = span.from < size && span.to < size && span.from <= span.to;
  if (!isThere) throw unsatisfiable(`${Number(from)}-${to === '' ? undefined : to}`);
  return span;
};

/** Serves the content of files and of images derived from them. */
export const assetsRoutes = (platform: Platform): Router => {
  const router = Router();
  const answer = asyncHandler<{ name: string }>(async (request, response) => {
    const { bytes, type, name } = await platform
      .assets(accountabilityOf(response))
      .read(request.params.name, request.query);
    const range = request.get('Range');
    const span = range === undefined ? null : spanIn(range, bytes.length);
    if (request.query['download'] !== undefined) response.attachment(name);
    // Not through Express, which would add a charset.
    response.setHeader('Content-Type', type);
    response.set({ 'Cache-Control': `private, max-age=${HALF_AN_HOUR}`, 'Accept-Ranges': 'bytes' });
    if (span !== null) response.status(206).set('Content-Range', `bytes ${span.from}-${span.to}/${bytes.length}`);
    const part = span === null ? bytes : bytes.subarray(span.from, span.to + 1);
    response.set('Content-Length', String(part.length)).end(request.method === 'HEAD' ? undefined : part);
  });
  router.get('/:name', answer);
  return router;
};
