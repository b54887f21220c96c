import { concatMap, EMPTY, Subject, tap, type Observable } from 'rxjs';
import type { Preset, PresetDraft, View, Viewer } from '../../domain/presets';
import type { CurrentUser } from '../../domain/users';
import { Live, mapCall, RemoteStore, type Call } from '../../kernel';
import type { PresetsGateway } from '../../ports/presets-gateway';

/** The saved views that apply to the person who is here. What is written here is read here at once. */
export class PresetsStore {
  private readonly store = new RemoteStore<readonly Preset[]>([]);
  private readonly turns$ = new Subject<() => Call<unknown> | null>();
  private readonly work: Live<unknown>;
  private person: Viewer | null = null;
  /** Views nobody has saved, by collection and bookmark, so that they are still there on coming back. */
  readonly unsaved = new Map<string, View>();
  readonly presets$ = this.store.value$;
  readonly remote$ = this.store.remote$;

  constructor(private readonly gateway: PresetsGateway) {
    this.work = new Live<unknown>(null, this.turns$.pipe(concatMap((call): Observable<unknown> => call() ?? EMPTY)));
  }

  get presets(): readonly Preset[] {
    return this.store.value;
  }

  /** Who looks; null before anybody has come. */
  get viewer(): Viewer | null {
    return this.person;
  }

  load(user: CurrentUser): Call<void> {
    this.person = { user: user.id, role: user.role?.id ?? null };
    return this.store.load(this.gateway.applyingTo(this.person.user, this.person.role));
  }

  create(draft: PresetDraft): Call<Preset> {
    return this.gateway.create(draft).pipe(tap((result) => result._tag === 'Right' && this.put(result.right)));
  }

  update(id: number, changes: Partial<PresetDraft>): Call<Preset> {
    return this.gateway.update(id, changes).pipe(tap((result) => result._tag === 'Right' && this.put(result.right)));
  }

  remove(id: number): Call<void> {
    return this.gateway.remove(id).pipe(
      tap((result) => result._tag === 'Right' && this.keep(this.presets.filter((preset) => preset.id !== id))),
      mapCall(() => undefined),
    );
  }

  /** One write after the other, whatever becomes of the page that asked for it; a turn may find that there is nothing to do. */
  inTurn(call: () => Call<unknown> | null): void {
    this.turns$.next(call);
  }

  clear(): void {
    this.person = null;
    this.unsaved.clear();
    this.store.clear();
  }

  dispose(): void {
    this.work.dispose();
  }

  private put(preset: Preset): void {
    const known = this.presets.some(({ id }) => id === preset.id);
    this.keep(known ? this.presets.map((other) => (other.id === preset.id ? preset : other)) : [...this.presets, preset]);
  }

  private keep(presets: readonly Preset[]): void {
    this.store.set(presets);
  }
}
