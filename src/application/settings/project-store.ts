import { BehaviorSubject, combineLatest, distinctUntilChanged, map, type Observable, Subject, switchMap } from 'rxjs';
import type { ServerInfo, Settings } from '../../domain/settings';
import { allCalls, Effect, equals, mapCall, RemoteDataStore, type Call } from '../../kernel';
import type { ServerGateway } from '../../ports/gateways/server-gateway';

const emptyInfo: ServerInfo = {
  project: {
    project_name: null,
    project_color: null,
    project_logo: null,
    public_foreground: null,
    public_background: null,
    public_note: null,
    custom_css: null,
  },
  version: null,
  machine: null,
};

/** The project's name, branding and settings. The public part is loaded before sign-in. */
export class ProjectStore {
  private readonly info = new RemoteDataStore<ServerInfo>(emptyInfo, equals);
  private readonly record = new RemoteDataStore<Settings | null>(null, equals);
  readonly info$ = this.info.value$;
  readonly project$ = this.info$.pipe(map((info) => info.project));
  readonly settings$ = this.record.value$;
  private readonly tried = new BehaviorSubject<{ readonly color: string | null } | null>(null);
  /** The colour of the project, or the one that is being chosen. */
  readonly color$: Observable<string | null> = combineLatest([this.project$, this.tried]).pipe(
    map(([{ project_color }, tried]) => (tried === null ? project_color : tried.color)),
    distinctUntilChanged(),
  );

  private readonly reloads$ = new Subject<void>();
  private readonly reloads: Effect;

  constructor(private readonly gateway: ServerGateway) {
    this.reloads = new Effect(this.reloads$.pipe(switchMap(() => this.load())));
  }

  loadPublic(gateway: Pick<ServerGateway, 'info'> = this.gateway): Call<void> {
    return this.info.load(gateway.info());
  }

  load(gateway: Pick<ServerGateway, 'info' | 'settings'> = this.gateway): Call<void> {
    return allCalls([this.loadPublic(gateway), this.record.load(gateway.settings())]).pipe(mapCall(() => undefined));
  }

  /** Loads everything again once settings have been saved, also if their page is left meanwhile. */
  reload(): void {
    this.reloads$.next();
  }

  /** Shows the application of this tab in another colour until `endTrial`. */
  tryColor(color: string | null): void {
    this.tried.next({ color });
  }

  endTrial(): void {
    this.tried.next(null);
  }

  dispose(): void {
    this.reloads.dispose();
  }

  /** Clears the settings; the public information stays. */
  clear(): void {
    this.record.clear();
  }
}
