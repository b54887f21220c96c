import { isLeft, right } from 'fp-ts/Either';
import { defer, map, shareReplay, tap } from 'rxjs';
import { chainCall, isApiCode, isJsonObject, mapCall, succeed, type Call, type Json } from '../../../kernel';
import type { Clock } from '../../../ports/environment/clock';
import type { Capabilities } from '../../../domain/settings';
import type { KeptAnswers } from '../kept-answers';
import { endpointOf, type HttpRequest } from '../request';
import type { HttpTransport } from '../transport';
import { OWN_ACCESS, ownAccessOf } from './access-by-policies';
import { sendIn, type Dialect, type Send } from './dialect';
import { eleven } from './eleven';
import { NINE } from './later-nine';
import { RELEASE_CANDIDATES } from './release-candidates';
import { TEN } from './ten';

/** The claims of an access token; none when it is no such token. */
const claimsOf = (token: string): Readonly<Record<string, Json>> => {
  try {
    const [, payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return isJsonObject(claims) ? claims : {};
  } catch {
    return {};
  }
};

export const SERVER_INFO: HttpRequest = { method: 'GET', path: '/server/info' };

const infoOf = (body: unknown): Readonly<Record<string, Json>> =>
  isJsonObject(body) && isJsonObject(body['data']) ? body['data'] : {};

const projectOf = (body: unknown): Readonly<Record<string, Json>> => {
  const { project = null } = infoOf(body);
  return isJsonObject(project) ? project : {};
};

/** Whether the server tells that it is a 10, as the later ones of them do. */
const tellsTen = (body: unknown): boolean => String(infoOf(body)['version']).startsWith('10.');

/** Names a request that finds the dialect, whose answer is not translated. */
const detectionOf = (request: HttpRequest): string => `dialect ${endpointOf(request)}`;

/** 11 for a server that knows policies, else 10; the answer also tells the access of the user. */
const byPolicies = (send: Send): Call<Dialect> =>
  send(OWN_ACCESS).pipe(
    map((answer) => {
      if (!isLeft(answer)) return right(eleven(ownAccessOf(answer.right)));
      return isApiCode(answer.left, 'ROUTE_NOT_FOUND') ? right(TEN) : answer;
    }),
  );

/**
 * Finds the dialect of the server from the look of its answers, because not all servers tell users their version:
 *
 * | answer                              | 9.0 | 9.26 | 10  | 11  |
 * | ----------------------------------- | --- | ---- | --- | --- |
 * | access token claims `app_access`    | no  | yes  | yes | yes |
 * | project of `/server/info` has       |     |      |     |     |
 * | … `default_appearance`              | no  | no   | yes | yes |
 * | `/policies/me/globals` exists       | no  | no   | no  | yes |
 *
 * A 10 that tells its version in `/server/info` is not asked for policies. Nothing is requested from a server of 9.0. A later version than 11 is taken for 11.
 */
export class DialectChoice {
  private chosen: { readonly user: Json; readonly dialect$: Call<Dialect> } | null = null;

  /** Of a user whose answers were recalled; null once the server has been asked. */
  private recalled: { readonly user: Json; readonly dialect: Dialect } | null = null;

  constructor(
    private readonly transport: HttpTransport,
    private readonly answers: Pick<KeptAnswers, 'has' | 'keep' | 'read'>,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /** Sends a request with this access token in the dialect of the server, and gives the body as 9.0 would answer. */
  send(request: HttpRequest, token: string | null): Call<unknown> {
    const send = this.sendWith(token);
    return defer(() => {
      const recalled = request.isKept === true ? null : this.recalledOf(token);
      const dialect$ = recalled === null ? this.of(token, send) : succeed(recalled);
      return dialect$.pipe(chainCall((dialect) => sendIn(dialect, request, send)));
    });
  }

  /**
   * What the server of this user supported when its answers were stored. Requests are sent in that dialect until the
   * reads that start a session have found the present one.
   */
  recall(user: string | null): Call<Capabilities> {
    // A server of 9.0 was not asked.
    if (!this.answers.has(detectionOf(SERVER_INFO))) return succeed(RELEASE_CANDIDATES.capabilities);
    return this.found((request) => this.answers.read(detectionOf(request))).pipe(
      mapCall((dialect) => {
        this.recalled = { user, dialect };
        return dialect.capabilities;
      }),
    );
  }

  private recalledOf(token: string | null): Dialect | null {
    const { recalled } = this;
    const claims = token === null ? {} : claimsOf(token);
    return recalled !== null && 'app_access' in claims && claims['id'] === recalled.user ? recalled.dialect : null;
  }

  /** What the server supports; sends no request but those that find the dialect. */
  capabilities(token: string | null): Call<Capabilities> {
    return defer(() => this.of(token, this.sendWith(token)).pipe(mapCall(({ capabilities }) => capabilities)));
  }

  private sendWith(token: string | null): Send {
    return (request) => this.transport.send(request, token).pipe(mapCall(({ body }) => body));
  }

  private of(token: string | null, send: Send): Call<Dialect> {
    const claims = token === null ? {} : claimsOf(token);
    if (!('app_access' in claims)) return succeed(RELEASE_CANDIDATES);
    const { id = null } = claims;
    if (this.chosen?.user !== id) this.chosen = { user: id, dialect$: this.detected(id, send) };
    return this.chosen.dialect$;
  }

  /** One detection for all requests that wait for it. One that failed is repeated by the next request. */
  private detected(user: Json, send: Send): Call<Dialect> {
    const sendAndKeep: Send = (request) =>
      send(request).pipe(
        tap((result) => this.answers.keep(String(user), detectionOf(request), result, this.clock.now())),
      );
    const dialect$ = this.found(sendAndKeep).pipe(
      tap((result) => {
        if (!isLeft(result)) this.recalled = null;
        else if (this.chosen?.dialect$ === shared$) this.chosen = null;
      }),
    );
    const shared$ = dialect$.pipe(shareReplay(1));
    return shared$;
  }

  private found(send: Send): Call<Dialect> {
    return send(SERVER_INFO).pipe(
      chainCall((body) => {
        if (!('default_appearance' in projectOf(body))) return succeed(NINE);
        return tellsTen(body) ? succeed(TEN) : byPolicies(send);
      }),
    );
  }
}
