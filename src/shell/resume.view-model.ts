import { EMPTY, merge, type Observable, startWith, Subject, switchMap } from 'rxjs';
import { hasSession, Session } from '../application/session';
import { ProjectStore } from '../application/settings';
import { Effect } from '../kernel';
import { viewModel } from '../kit';

/**
 * Resumes the session and loads the public project settings. A session that is expected loads the project with its own
 * data instead, so that nothing is requested twice.
 */
const resume = (session: Session, project: ProjectStore): Observable<unknown> =>
  session.isExpected()
    ? session.resume().pipe(switchMap((state) => (hasSession(state) ? EMPTY : project.loadPublic())))
    : merge(session.resume(), project.loadPublic());

/** The first requests after the start. */
export class ResumeViewModel {
  private readonly retries$ = new Subject<void>();
  private readonly effect: Effect;

  constructor(session: Session, project: ProjectStore) {
    this.effect = new Effect(
      this.retries$.pipe(
        startWith(undefined),
        switchMap(() => resume(session, project)),
      ),
    );
  }

  retry(): void {
    this.retries$.next();
  }

  dispose(): void {
    this.effect.dispose();
  }
}

export const resumeViewModel = viewModel(
  [Session, ProjectStore],
  (session, project) => () => new ResumeViewModel(session, project),
);
