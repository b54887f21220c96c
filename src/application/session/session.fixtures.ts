import { left, right } from 'fp-ts/Either';
import { Subject, type Observable } from 'rxjs';
import { VirtualBrowser } from '../../../tests/support/virtual-browser';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import type { Tokens } from '../../domain/session';
import { apiFailure, succeed, type Call, type Failure } from '../../kernel';
import type { AuthGateway } from '../../ports/gateways/auth-gateway';
import { Session } from './session';
import type { SessionState } from './session-state';

/** The server's answer to a rejected refresh. */
export const refused = apiFailure(401, 'INVALID_CREDENTIALS', 'Invalid user credentials.');

/** An auth gateway whose refreshes are answered by hand. */
export class Auth implements AuthGateway {
  readonly refreshes: Subject<ReturnType<typeof right<Failure, Tokens>> | ReturnType<typeof left<Failure, Tokens>>>[] =
    [];
  expires = 900_000;
  token = 'first';

  remembered: string | null = null;

  expectsSession(): boolean {
    return false;
  }

  rememberedUser(): string | null {
    return this.remembered;
  }

  login(): Call<Tokens> {
    return succeed({ access_token: this.token, expires: this.expires });
  }

  refresh(): Call<Tokens> {
    const answer: Auth['refreshes'][number] = new Subject();
    this.refreshes.push(answer);
    return answer.asObservable();
  }

  logout(): Call<void> {
    return succeed(undefined);
  }

  answer(index: number, result: Tokens | Failure): void {
    const subject = this.refreshes[index];
    subject?.next('kind' in result ? left(result) : right(result));
    subject?.complete();
  }
}

/** A tab waits this long for tokens of another tab before it refreshes, in ms. */
export const COURTESY = 50;

/** A token as the platform signs them, which names its owner. */
export const tokenOf = (id: string): string =>
  `${btoa('{"alg":"none"}').replaceAll('=', '')}.${btoa(JSON.stringify({ id })).replaceAll('=', '')}.x`;

/** Collects the values of a stream. */
export const collect = <A>(stream$: Observable<A>): A[] => {
  const seen: A[] = [];
  stream$.subscribe((value) => seen.push(value));
  return seen;
};

/** The session of one page with its dependencies and the states it has emitted. */
export const start = ({
  auth = new Auth(),
  clock = new VirtualClock(),
  browser = new VirtualBrowser(clock, () => 5),
} = {}) => {
  const work = { hasAny: false };
  const session = new Session(auth, clock, browser.tab(), work);
  return { auth, clock, browser, work, session, states: collect<SessionState>(session.state$) };
};

export const credentials = { email: 'ines@northlight.example', password: 'northlight' };
