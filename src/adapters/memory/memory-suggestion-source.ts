import { isLeft, left, right } from 'fp-ts/Either';
import { map } from 'rxjs';
import type { ItemsQuery } from '../../domain/query';
import type { SuggestionFailure } from '../../domain/suggestions';
import type { Failure } from '../../kernel';
import type { SuggestionSource } from '../../ports/environment/suggestion-source';
import { PUBLIC } from './accountability';
import { apiException } from './api-error';
import type { MemoryConnection } from './connection';
import { deepCopy } from './gateways/gateway-results';

const ITEMS = /^\/items\/([\w-]+)$/;

const listOf = (parameter: string | null): readonly string[] =>
  (parameter ?? '').split(',').filter((name) => name !== '');

const queryOf = (parameters: URLSearchParams): ItemsQuery => {
  const search = parameters.get('search');
  const limit = parameters.get('limit') ?? '';
  return {
    fields: listOf(parameters.get('fields')),
    ...(search === null ? {} : { search }),
    ...(parameters.has('sort') ? { sort: listOf(parameters.get('sort')) } : {}),
    ...(/^-?\d+$/.test(limit) ? { limit: Number(limit) } : {}),
  };
};

const failureOf = (failure: Failure, host: string): SuggestionFailure =>
  failure.kind === 'api' ? { kind: 'refused', host, status: failure.status } : { kind: 'no-answer', host };

/**
 * Answers addresses of the demo's own site as the platform would without a token: lists of items that are public, by
 * fields, search, sort and limit. All other hosts are left to the given source.
 */
export class MemorySuggestionSource implements SuggestionSource {
  constructor(
    private readonly connection: MemoryConnection,
    /** Any absolute URL of the site. */
    private readonly site: string,
    private readonly elsewhere: SuggestionSource,
  ) {}

  read(address: string): ReturnType<SuggestionSource['read']> {
    const url = URL.canParse(address, this.site) ? new URL(address, this.site) : null;
    if (url === null || url.origin !== new URL(this.site).origin) return this.elsewhere.read(address);
    const { host, pathname, searchParams } = url;
    const items$ = this.connection.call({
      endpoint: `GET ${pathname}`,
      write: false,
      run: (platform) => {
        const collection = ITEMS.exec(pathname)?.[1];
        if (collection === undefined) throw apiException(404, 'ROUTE_NOT_FOUND', `Route ${pathname} doesn't exist.`);
        return platform.items(collection, PUBLIC).list(queryOf(searchParams));
      },
    });
    return items$.pipe(
      map((items) => (isLeft(items) ? left(failureOf(items.left, host)) : right({ data: deepCopy(items.right) }))),
    );
  }
}
