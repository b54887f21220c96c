/** @jest-environment node */
import { left, right } from 'fp-ts/Either';
import { sessionEnded } from '../../kernel';
import { collect, COURTESY, credentials, refused, start } from './session.fixtures';

describe('a session that ends with unsaved changes', () => {
  const interrupted = () => {
    const all = start();
    all.work.hasAny = true;
    collect(all.session.login(credentials));
    const waiting = collect(all.session.refresh());
    all.clock.advance(COURTESY);
    all.auth.answer(0, refused);
    return { ...all, waiting };
  };

  it('stays active and keeps requests waiting', () => {
    const { states, waiting } = interrupted();
    expect(states.at(-1)).toEqual({ kind: 'interrupted' });
    expect(waiting).toEqual([]);
  });

  it('continues waiting requests with the new token after the next sign-in', () => {
    const { auth, session, states, waiting } = interrupted();
    auth.token = 'again';
    collect(session.login(credentials));
    expect(waiting).toEqual([right('again')]);
    expect(states.at(-1)).toEqual({ kind: 'signed-in' });
  });

  it('sends no request until then', () => {
    const { auth, session } = interrupted();
    const another = collect(session.refresh());
    expect(auth.refreshes).toHaveLength(1);
    expect(another).toEqual([]);
  });

  it('ends when it is given up', () => {
    const { session, states, waiting } = interrupted();
    session.abandon();
    expect(waiting).toEqual([left(sessionEnded)]);
    expect(states.at(-1)).toEqual({ kind: 'signed-out', reason: 'session-expired' });
  });
});
