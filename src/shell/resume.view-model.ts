import { merge, startWith, Subject, switchMap } from 'rxjs';
import type { Session } from '../application/session';
import type { ProjectStore } from '../application/settings';
import { Effect } from '../kernel';
import { ProjectService, SessionService, viewModel } from '../kit';

/** The first questions to the server: is there a session, and how does the project present itself. */
export class ResumeViewModel {
  private readonly again$ = new Subject<void>();
  private readonly work: Effect;

  constructor(session: Session, project: ProjectStore) {
    this.work = new Effect(
      this.again$.pipe(
        startWith(undefined),
        switchMap(() => merge(session.resume(), project.loadPublic())),
      ),
    );
  }

  retry(): void {
    this.again$.next();
  }

  dispose(): void {
    this.work.dispose();
  }
}

export const resumeViewModel = viewModel(
  [SessionService, ProjectService],
  (session, project) => () => new ResumeViewModel(session, project),
);
