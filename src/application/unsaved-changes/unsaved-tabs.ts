import { defer, filter, last, map, merge, type Observable, scan, startWith, takeUntil, tap } from 'rxjs';
import { type UnsavedMessage, unsavedMessage, type UnsavedReport } from '../../domain/recovery';
import { type CurrentUser, userName } from '../../domain/users';
import { Effect } from '../../kernel';
import type { Clock } from '../../ports/environment/clock';
import type { Identifiers } from '../../ports/environment/identifiers';
import type { PageVisibility } from '../../ports/environment/page-visibility';
import type { Tabs } from '../../ports/environment/tabs';
import type { Notifications } from '../notifications';
import type { UnsavedChanges } from './unsaved-changes';

/** Tabs in the background answer within a few ms, unless they are busy. */
const REPORT_WAIT_MS = 300;

/** The other tabs of this browser, as far as they have unsaved changes. */
export class UnsavedTabs {
  constructor(
    private readonly tabs: Tabs,
    private readonly clock: Clock,
  ) {}

  /** One report a tab with unsaved changes, whichever user made them. Emits once, after a short wait. */
  reports(): Observable<readonly UnsavedReport[]> {
    const request$ = defer(() => {
      this.tabs.broadcast({ kind: 'unsaved-request' } satisfies UnsavedMessage);
      return [];
    });
    return merge(this.tabs.messages$, request$).pipe(
      map(unsavedMessage),
      scan<UnsavedMessage | null, readonly UnsavedReport[]>(
        (reports, message) =>
          message?.kind === 'unsaved-report'
            ? [...reports.filter(({ tab }) => tab !== message.report.tab), message.report]
            : reports,
        [],
      ),
      startWith([]),
      takeUntil(this.clock.after(REPORT_WAIT_MS)),
      last(),
    );
  }

  /** Asks a tab to call attention to itself. */
  remind(tab: string): void {
    this.tabs.broadcast({ kind: 'unsaved-reminder', tab } satisfies UnsavedMessage);
  }
}

interface ReporterDependencies {
  readonly tabs: Tabs;
  readonly unsaved: Pick<UnsavedChanges, 'hasAny' | 'targets'>;
  readonly identifiers: Identifiers;
  readonly visibility: Pick<PageVisibility, 'callAttention'>;
  readonly notifications: Pick<Notifications, 'showInfo'>;
}

/** Reports the unsaved changes of this tab to the others, while a user is signed in or their session is interrupted. */
export class UnsavedReporter {
  private readonly tab: string;
  private readonly work: Effect;
  private user: CurrentUser | null = null;

  constructor(private readonly dependencies: ReporterDependencies) {
    this.tab = dependencies.identifiers.uuid();
    this.work = new Effect(
      dependencies.tabs.messages$.pipe(
        map(unsavedMessage),
        filter((message) => message !== null),
        tap((message) => this.onMessage(message)),
      ),
    );
  }

  begin(user: CurrentUser): void {
    this.user = user;
  }

  clear(): void {
    this.user = null;
  }

  dispose(): void {
    this.work.dispose();
  }

  private onMessage(message: UnsavedMessage): void {
    const { tabs, unsaved, visibility, notifications } = this.dependencies;
    if (this.user === null || !unsaved.hasAny) return;
    if (message.kind === 'unsaved-request') {
      const { id: user, email } = this.user;
      const report = { tab: this.tab, user, name: userName(this.user), email, targets: unsaved.targets };
      tabs.broadcast({ kind: 'unsaved-report', report } satisfies UnsavedMessage);
    } else if (message.kind === 'unsaved-reminder' && message.tab === this.tab) {
      visibility.callAttention();
      notifications.showInfo('unsaved_here', {});
    }
  }
}
