import { Subject } from 'rxjs';
import type { Session, SessionState } from '../application/session';
import type { ProjectStore } from '../application/settings';
import { succeed } from '../kernel';
import { ResumeViewModel } from './resume.view-model';

const start = (isExpected: boolean) => {
  const states = new Subject<SessionState>();
  const counts = { resumed: 0, loaded: 0 };
  const session = {
    isExpected: () => isExpected,
    resume: () => {
      counts.resumed += 1;
      return states;
    },
  } as unknown as Session;
  const project = {
    loadPublic: () => {
      counts.loaded += 1;
      return succeed(undefined);
    },
  } as unknown as ProjectStore;
  return { resume: new ResumeViewModel(session, project), states, counts };
};

test('loads the project at once when no session is expected', () => {
  const { resume, counts } = start(false);
  expect(counts).toEqual({ resumed: 1, loaded: 1 });
  resume.dispose();
});

test('leaves the project to the data of an expected session', () => {
  const { resume, states, counts } = start(true);
  states.next({ kind: 'signed-in' });
  expect(counts).toEqual({ resumed: 1, loaded: 0 });
  resume.dispose();
});

test('loads the project when an expected session has ended', () => {
  const { resume, states, counts } = start(true);
  states.next({ kind: 'signed-out', reason: null });
  expect(counts).toEqual({ resumed: 1, loaded: 1 });
  resume.dispose();
});

test('resumes again on retry', () => {
  const { resume, counts } = start(true);
  resume.retry();
  expect(counts).toEqual({ resumed: 2, loaded: 0 });
  resume.dispose();
});
