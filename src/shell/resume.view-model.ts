import { merge, startWith, Subject, switchMap } from 'rxjs';
import { Session } from '../application/session';
import { ProjectStore } from '../application/settings';
import { Effect } from '../kernel';
import { viewModel } from '../kit';

/** The first requests after the start: resume the session and load the public project settings. */
export class ResumeViewModel {
  private readonly retries$ = new Subject<void>();
  private readonly effect: Effect;

  constructor(session: Session, project: ProjectStore) {
    this.effect = new Effect(
      this.retries$.pipe(
        startWith(undefined),
        switchMap(() => merge(session.resume(), project.loadPublic())),
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
