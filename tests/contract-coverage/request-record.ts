import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '../../src/kernel';
import type { PactCoverage } from './pact-coverage';
import type { SentRequest } from './request-shape';

const FOLDER = join(__dirname, '../../.cache/request-coverage');

/** A request as the browser reports it; Playwright's is one. */
export interface BrowserRequest {
  method(): string;
  url(): string;
  postDataBuffer(): Buffer | null;
  headers(): Readonly<Record<string, string>>;
  isNavigationRequest(): boolean;
}

const bodyOf = (request: BrowserRequest): SentRequest['body'] => {
  const data = request.postDataBuffer();
  const type = request.headers()['content-type'] ?? '';
  if (type.startsWith('application/json')) return data === null ? undefined : (JSON.parse(data.toString()) as Json);
  return type.startsWith('multipart/form-data') ? 'form' : undefined;
};

const sentRequest = (request: BrowserRequest): SentRequest => {
  const { pathname, searchParams } = new URL(request.url());
  return { method: request.method(), path: pathname, query: searchParams, body: bodyOf(request) };
};

interface RecordLine {
  readonly covered: boolean;
  readonly used: readonly string[];
}

/** The requests that the pages of one test send to the platform. */
export class RequestRecord {
  private readonly lines: RecordLine[] = [];
  private readonly missing = new Set<string>();

  constructor(
    /** URL of the application, whose own files are no requests to the platform. */
    private readonly base: string,
    private readonly coverage: PactCoverage,
  ) {}

  add(request: BrowserRequest): void {
    const { origin, pathname } = new URL(this.base);
    const url = new URL(request.url());
    // The origin of an object URL is that of the page.
    if (
      !url.protocol.startsWith('http') ||
      url.origin !== origin ||
      url.pathname === '/' ||
      url.pathname.startsWith(pathname) ||
      isScript(url) ||
      isSignOn(request, url)
    )
      return;
    const sent = sentRequest(request);
    const uncovered = this.coverage.uncovered(sent);
    uncovered.forEach((part) => this.missing.add(part));
    this.lines.push({ covered: uncovered.length === 0, used: this.coverage.used(sent) });
  }

  /** Saves the counts for `coverageLine`, and throws when no contract covers a request. */
  finish(folder = FOLDER): void {
    mkdirSync(folder, { recursive: true });
    appendFileSync(
      join(folder, `${process.pid}.jsonl`),
      this.lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    );
    if (this.missing.size > 0)
      throw new Error(`No contract covers these requests (see contracts/README.md):\n${[...this.missing].join('\n')}`);
  }
}

/** Scripts of extensions are loaded by the browser, not requested by a gateway. */
const isScript = ({ pathname }: URL): boolean => pathname.endsWith('.js');

const SIGN_ON_PATH = /^\/auth\/oauth\/[^/]+(?:\/callback)?$/;

/**
 * A sign-on through a provider and its callback are pages that the browser visits. No gateway requests them, and their
 * answer is a redirect, so that they have no contract.
 */
const isSignOn = (request: BrowserRequest, { pathname }: URL): boolean =>
  request.isNavigationRequest() && SIGN_ON_PATH.test(pathname);

export const clearCoverage = (folder = FOLDER): void => rmSync(folder, { recursive: true, force: true });

/** 'Requests covered by contracts: 312 of 312; interactions used: 61 of 194'; null when nothing was recorded. */
export const coverageLine = (coverage: PactCoverage, folder = FOLDER): string | null => {
  if (!existsSync(folder)) return null;
  const lines = readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as RecordLine),
  );
  const covered = lines.filter((line) => line.covered).length;
  const used = new Set(lines.flatMap((line) => line.used));
  return `Requests covered by contracts: ${covered} of ${lines.length}; interactions used: ${used.size} of ${coverage.count}`;
};
