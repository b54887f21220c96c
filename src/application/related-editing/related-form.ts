import { isLeft } from 'fp-ts/Either';
import {
  asapScheduler,
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  EMPTY,
  map,
  merge,
  type Observable,
  observeOn,
  of,
  skip,
  startWith,
  Subject,
  switchMap,
  tap,
} from 'rxjs';
import type { Item, ItemPlace, PrimaryKey } from '../../domain/items';
import type { DrawerTexts } from '../../domain/recovery';
import { type EditableField, editableFields } from '../../domain/permissions';
import { fieldOf, isTranslations } from '../../domain/schema';
import {
  chainCall,
  Effect,
  equals,
  idle,
  type Json,
  mapRemoteData,
  ready,
  type RemoteData,
  StateValue,
  succeed,
  toRemoteData,
  valueOf,
} from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import { type ItemForm, itemTitle } from '../item-editing';
import { EntrySource } from './entry-source';
import { LinkedItemSource } from './linked-item-source';
import { ListRowSource } from './list-row-source';
import { type PartContents, RelatedPart } from './related-part';
import type { DrawerRequest, RelatedSource } from './related-source';

export type RelatedFormDependencies = Pick<ItemDependencies, 'items' | 'schema' | 'access' | 'clock' | 'identifiers'>;

/** Why the edits cannot be staged now. */
export type DoneDenial = 'related_loading' | 'related_saved_meanwhile' | 'text_unfinished';

type SyncState = 'current' | 'reading' | 'outdated';

const NO_PARTS: readonly RelatedPart[] = [];

/**
 * The form of a related item: a row of a list or the item of a many-to-one field. In a drawer it has edits of its own
 * until `finish` stages them in the parent form; within the parent's page (`staging` 'at once') they are staged while
 * they are made. What is not staged yet, such as unfinished text, the parent holds as its pending value. Sends no
 * writes.
 */
export class RelatedForm {
  private readonly source: RelatedSource;
  private readonly retries$ = new Subject<void>();
  private readonly contents: StateValue<RemoteData<readonly RelatedPart[]>>;
  private readonly place: StateValue<ItemPlace | null>;
  private readonly sending: StateValue<Item | null>;
  private readonly sync = new BehaviorSubject<SyncState>('current');
  private readonly refusal = new BehaviorSubject(false);
  private readonly waiting = new BehaviorSubject(false);
  private readonly finished = new Subject<void>();
  private readonly effects: readonly Effect[];
  /** The values that the last write of the root has sent, by part. */
  private sent: ReturnType<RelatedSource['sentValues']> = null;
  private staged: Json | undefined;
  private isStaging = false;
  /** The junction row first, if there is one; then the related item. */
  readonly parts$: Observable<RemoteData<readonly RelatedPart[]>>;
  /** The title of the related item; null if it is new or has none. */
  readonly title$: Observable<string | null>;
  /** True if closing the drawer would lose edits. */
  readonly isChanged$: Observable<boolean>;
  readonly editCount$: Observable<number>;
  readonly denied$: Observable<DoneDenial | false>;
  /** True once the edits could not be staged, because the row is not in the list any more. */
  readonly isRefused$: Observable<boolean> = this.refusal.asObservable();
  /** True while `finish` waits for the end of a write that creates, links or removes the row. */
  readonly isWaiting$: Observable<boolean> = this.waiting.asObservable();
  /** Emits when the edits are staged after a wait. */
  readonly finished$: Observable<void> = this.finished.asObservable();

  constructor(
    private readonly parent: ItemForm,
    private readonly name: string,
    private readonly request: DrawerRequest,
    private readonly dependencies: RelatedFormDependencies,
    /** The language of the reader, for a title that is translated. */
    language$: Observable<string | null>,
    private readonly staging: 'by finish' | 'at once' = 'by finish',
    /** Tells forms apart that edit rows of the same list at once. */
    private readonly side?: string,
  ) {
    this.place = new StateValue<ItemPlace | null>(null, parent.place$);
    this.sending = new StateValue<Item | null>(null, parent.sending$);
    this.source = this.sourceOf(request);
    this.staged = this.source.staged;
    this.contents = new StateValue<RemoteData<readonly RelatedPart[]>>(
      idle,
      this.retries$.pipe(
        startWith(undefined),
        switchMap(() => toRemoteData(this.source.load())),
        mapRemoteData((all) => all.map((contents) => this.partOf(contents, all))),
      ),
    );
    this.parts$ = this.contents.value$;
    this.title$ = combineLatest([this.parts$, language$]).pipe(
      switchMap(([remote, language]) => this.titleOf(valueOf(remote) ?? NO_PARTS, language)),
    );
    const edits$ = this.parts$.pipe(
      switchMap((remote) => {
        const forms = (valueOf(remote) ?? NO_PARTS).map(({ form }) => form);
        if (forms.length === 0) return of(undefined);
        return merge(...forms.flatMap((form) => [form.values$, form.pending$, form.unfinishedTexts$, form.rawTexts$]));
      }),
    );
    this.isChanged$ = edits$.pipe(
      map(() => this.isChanged),
      distinctUntilChanged(),
    );
    this.editCount$ = edits$.pipe(
      map(() => this.parts.reduce((sum, { editCount }) => sum + editCount, 0)),
      distinctUntilChanged(),
    );
    this.denied$ = combineLatest([this.parts$, this.sync, edits$]).pipe(
      map(([remote, sync]) => this.denialOf(remote, sync)),
      distinctUntilChanged(),
    );
    this.effects = [
      new Effect(edits$.pipe(tap(() => this.publishPending()))),
      // Texts are restored into a drawer, whatever they were typed in.
      new Effect(staging === 'by finish' ? this.parts$.pipe(tap(() => this.restoreTexts())) : EMPTY),
      new Effect(combineLatest([parent.sending$, this.parts$]).pipe(tap(([sending]) => this.takeSent(sending)))),
      new Effect(
        combineLatest([parent.fieldErrors$(name), this.parts$]).pipe(
          tap(([errors]) => this.parts.forEach((part) => part.showRefusals(errors))),
        ),
      ),
      new Effect(
        parent.place$.pipe(
          skip(1),
          switchMap(() => {
            const reread$ = this.followSave();
            // The pending value has the other edits of the list too: those that were saved are none any more.
            this.publishPending();
            return reread$;
          }),
        ),
      ),
      new Effect(staging === 'at once' ? parent.field$(name).pipe(tap(() => this.followParent())) : EMPTY),
      new Effect(
        combineLatest([this.waiting, parent.sending$, this.sync]).pipe(
          // A save releases the rows for a moment, while it fits them to the lists on the server.
          observeOn(asapScheduler),
          tap(() => this.finishAfterSave()),
        ),
      ),
    ];
  }

  /** The fields that are probably shown once the item is loaded. */
  get expectedFields(): readonly EditableField[] {
    const { schema, access, clock } = { ...this.dependencies, ...this.source.model };
    return editableFields(schema.schema, access.access, this.source.collection, false, clock.now());
  }

  /** True if closing the drawer would lose edits. */
  get isChanged(): boolean {
    return this.parts.some(({ isChanged }) => isChanged);
  }

  retry(): void {
    this.retries$.next();
  }

  /**
   * Stages the edits in the parent. False if something is missing first; the form then shows what. False as well while a
   * running write holds the row: it is tried again once that has ended, which `finished$` reports.
   */
  finish(): boolean {
    const { parts } = this;
    this.waiting.next(false);
    this.refusal.next(false);
    if (this.denialOf(this.contents.value, this.sync.value) !== false) return false;
    // Every part reports what it misses.
    if (parts.map((part) => part.refuse()).some((isRefused) => isRefused)) return false;
    const isNew = this.staged === undefined || parts.some(({ server }) => server === null);
    if ((isNew || this.isChanged) && !this.source.stage(parts, (part) => part.payload())) {
      const isHeld = this.sending.value !== null;
      (isHeld ? this.waiting : this.refusal).next(true);
      return false;
    }
    if (this.isChanged) parts.forEach((part) => part.registerBaseline());
    this.close();
    return true;
  }

  /** Drops the edits that are not staged. */
  close(): void {
    this.waiting.next(false);
    this.parent.setPending(this.name, null, this.side);
    this.parent.drawer.settle(this.name);
    this.effects[0]?.dispose();
  }

  /** Leaves unstaged edits in the parent: a page that is torn down has not discarded them. */
  dispose(): void {
    [...this.effects, this.contents, this.place, this.sending].forEach((each) => each.dispose());
  }

  private get parts(): readonly RelatedPart[] {
    return valueOf(this.contents.value) ?? NO_PARTS;
  }

  private sourceOf(request: DrawerRequest): RelatedSource {
    const { parent, name, dependencies } = this;
    const relations = parent.relations();
    if (request.kind === 'entry') return new EntrySource(parent, name, request);
    if (request.kind === 'row' || request.kind === 'new-row') {
      const list = relations.listOf(name);
      if (list === null) throw new Error(`The field '${name}' is no list`);
      const { collection = null } = this.place.value ?? {};
      const above = request.path?.at(-1);
      // A new item gets its key with the first save.
      const key = (): PrimaryKey | null => {
        if (above === undefined) return this.place.value?.key ?? null;
        return 'key' in above ? above.key : null;
      };
      const field = collection === null ? null : fieldOf(dependencies.schema.schema, collection, name);
      if (field === null || !isTranslations(field) || list.junction === null)
        return new ListRowSource(parent, name, list, request, key, dependencies);
      // A translation is edited alone: what is behind the junction is its language.
      const rows = { ...list, junction: null };
      return new ListRowSource(parent, name, rows, request, key, dependencies, [list.junction.field]);
    }
    const item = relations.itemOf(name);
    if (item === null) throw new Error(`The field '${name}' leads to no item`);
    const relation = { ...item, from: this.place.value?.collection ?? null };
    const isSending = (): boolean => Object.hasOwn(this.sending.value ?? {}, name);
    return new LinkedItemSource(parent, name, relation, request.kind === 'new-item', isSending, dependencies);
  }

  private partOf(contents: PartContents, all: readonly PartContents[]): RelatedPart {
    const dependencies = { ...this.dependencies, ...this.source.model };
    return new RelatedPart(contents, this.source.frameOf(contents, all), this.parent, dependencies);
  }

  private titleOf(parts: readonly RelatedPart[], language: string | null): Observable<string | null> {
    const item = parts.find(({ kind }) => kind === 'item');
    return item?.server == null || item.isEntry
      ? of(null)
      : itemTitle(this.dependencies, item.target, ready(item.server), language);
  }

  private denialOf(remote: RemoteData<readonly RelatedPart[]>, sync: SyncState): DoneDenial | false {
    if (remote.kind !== 'ready' || sync === 'reading') return 'related_loading';
    if (sync === 'outdated') return 'related_saved_meanwhile';
    return this.parts.some(({ form }) => form.hasUnfinished) ? 'text_unfinished' : false;
  }

  private finishAfterSave(): void {
    if (!this.waiting.value || this.sending.value !== null || this.sync.value === 'reading') return;
    if (this.finish()) this.finished.next();
  }

  /** Stages what was edited since the last time. A new row without values is none. */
  private stageEdits(): void {
    const { parts, source } = this;
    if (this.sync.value !== 'current' || !parts.some(({ hasNewEdits }) => hasNewEdits)) return;
    this.isStaging = true;
    parts.forEach((part) => part.registerBaseline());
    const isBlank = parts.every(({ isBlank }) => isBlank);
    const isStaged =
      isBlank && source.withdraw !== undefined ? source.withdraw() : source.stage(parts, (part) => part.payload());
    this.isStaging = false;
    if (!isStaged) return;
    parts.forEach((part) => part.settle());
    this.staged = source.staged;
  }

  /** The edits were changed elsewhere: undone as a whole, or by another view of the list. */
  private followParent(): void {
    const { source } = this;
    const isOwn = this.isStaging || this.sending.value !== null || this.sync.value !== 'current';
    if (isOwn || this.parts.length === 0 || equals(source.staged ?? null, this.staged ?? null)) return;
    this.retry();
    this.staged = source.staged;
  }

  private publishPending(): void {
    const { parts } = this;
    if (this.staging === 'at once') this.stageEdits();
    if (!this.isChanged) return this.parent.setPending(this.name, null, this.side);
    parts.forEach((part) => part.registerBaseline());
    const edit = this.source.pending(parts, (part) => part.payload(part.form.draftEdits));
    this.parent.setPending(this.name, { edit, texts: this.texts }, this.side);
  }

  /** The texts of this drawer and of those over it; null without any. */
  private get texts(): DrawerTexts | null {
    const texts = this.parts.map((part) => [part.kind, part.texts] as const);
    const hasTexts = texts.some(([, part]) => Object.values(part).some((each) => Object.keys(each).length > 0));
    return hasTexts ? { ...this.source.restoredAt, parts: Object.fromEntries(texts) } : null;
  }

  /** The texts that another page has left in this drawer. */
  private restoreTexts(): void {
    if (this.parts.length === 0) return;
    const { drawer } = this.parent;
    const restored = drawer.restoredOf(this.name);
    for (const part of this.parts) {
      const texts = restored?.parts[part.kind];
      if (texts !== undefined) part.restore(texts);
    }
    // Last: until then they are part of the draft by themselves.
    drawer.settle(this.name);
  }

  /** Rows of lists in this form are locked as well while the write runs that they are part of. */
  private takeSent(sending: Item | null): void {
    if (sending !== null)
      this.sent = Object.hasOwn(sending, this.name)
        ? this.source.sentValues(sending[this.name] ?? null, this.parts)
        : null;
    for (const { kind, form } of this.parts) form.setSending(sending === null ? null : (this.sent?.[kind] ?? null));
  }

  /** A save of the root has sent staged edits of these items: they are no edits any more, what was typed since is. */
  private followSave(): Observable<unknown> {
    const { sent, parts } = this;
    const isSame = this.staging === 'by finish' && equals(this.source.staged ?? null, this.staged ?? null);
    if (sent === null || isSame) return EMPTY;
    this.sent = null;
    this.sync.next('reading');
    const isKnown = this.source.followSave(parts);
    const found = isKnown ? succeed(true) : (this.source.findCreated?.() ?? succeed(false));
    return found.pipe(
      chainCall((isFound) => {
        if (!isFound) return succeed<readonly PartContents[] | null>(null);
        this.staged = this.source.staged;
        return this.source.load();
      }),
      tap((result) => {
        if (isLeft(result) || result.right === null) return this.sync.next('outdated');
        for (const contents of result.right)
          parts.find(({ kind }) => kind === contents.kind)?.rebase(sent[contents.kind] ?? {}, contents);
        this.sync.next('current');
        this.publishPending();
      }),
    );
  }
}
