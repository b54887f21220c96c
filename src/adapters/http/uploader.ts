/** Called with the bytes of the request body that were sent, repeatedly. */
export type Progress = (sent: number, total: number) => void;

/**
 * Sends a request and reports upload progress; resolves with the response. Rejects when none arrives or the request is
 * aborted.
 */
export type Uploader = (url: string, init: RequestInit, onProgress: Progress) => Promise<Response>;

/** Uploads through fetch, which cannot report progress. */
export const fetchUploader =
  (fetch: typeof globalThis.fetch): Uploader =>
  (url, init) =>
    fetch(url, init);

/** Statuses whose `Response` must have no body, not even an empty one. */
const NULL_BODY_STATUSES = [204, 205, 304];

const headersOf = (request: XMLHttpRequest): Headers => {
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split('\r\n')
    .filter((line) => line.includes(':'));
  return new Headers(
    lines.map((line): [string, string] => [
      line.slice(0, line.indexOf(':')).trim(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
};

const answerOf = (request: XMLHttpRequest): Response =>
  new Response(NULL_BODY_STATUSES.includes(request.status) ? null : request.responseText, {
    status: request.status,
    headers: headersOf(request),
  });

/** Uploads through XMLHttpRequest, the only API that reports upload progress. */
export const xhrUploader =
  (create: () => XMLHttpRequest): Uploader =>
  (url, init, onProgress) =>
    new Promise((resolve, reject) => {
      const request = create();
      const fail = (): void => reject(new TypeError('The upload was cut off.'));
      // An exception in a listener does not reject the promise by itself.
      const finish = (): void => {
        try {
          resolve(answerOf(request));
        } catch (error) {
          reject(error);
        }
      };
      request.open(init.method ?? 'POST', url);
      request.withCredentials = init.credentials === 'include';
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', (event) =>
        onProgress(event.loaded, event.lengthComputable ? event.total : 0),
      );
      request.addEventListener('load', finish);
      for (const end of ['error', 'abort', 'timeout']) request.addEventListener(end, fail);
      init.signal?.addEventListener('abort', () => request.abort());
      request.send(init.body as XMLHttpRequestBodyInit);
    });
