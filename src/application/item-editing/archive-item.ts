import type { Either } from 'fp-ts/Either';
import { combineLatest, EMPTY, exhaustMap, map, mergeMap, Subject, tap, type Observable } from 'rxjs';
import { archiveToggle, valueIn, type Item, type Target } from '../../domain/items';
import { archiveDenied, itemDenied, type ArchiveDenial, type ItemDenial } from '../../domain/permissions';
import { archiveRuleOf, isArchived, type ArchiveRule } from '../../domain/schema';
import { equals, Effect, StateValue, valueOf, type Failure, type Operation } from '../../kernel';
import type { WorkParts } from '../work';
import type { ItemEditing } from './item-editing';

export type ArchiveItemDenial = ArchiveDenial | ItemDenial | 'saving';

/** Puts the item into the archive, or takes it out of it; either can be taken back for a while. */
export class ArchiveItem implements Operation<ArchiveItemDenial> {
  private readonly requests$ = new Subject<void>();
  private readonly undone$ = new Subject<Observable<unknown>>();
  private readonly done = new Subject<'archived' | 'unarchived'>();
  private readonly now: StateValue<ArchiveItemDenial | false>;
  private readonly work: Effect;
  /** Not ended with the page: the notice that offers to take it back is still there then. */
  private readonly undoing: Effect;
  private open = true;
  readonly denied$: Observable<ArchiveItemDenial | false>;
  readonly done$: Observable<'archived' | 'unarchived'> = this.done.asObservable();
  /** Whether the item lies in the archive; null where nothing is archived. */
  readonly archived$: Observable<boolean | null>;

  constructor(
    private readonly editing: ItemEditing,
    private readonly parts: Pick<WorkParts, 'items' | 'schema' | 'access' | 'notices' | 'clock'>,
  ) {
    const { busy$, item$, target$ } = editing;
    this.archived$ = combineLatest([item$, target$]).pipe(
      map(([item, target]) => {
        const rule = this.ruleFor(target);
        return rule === null ? null : isArchived(rule, valueIn(valueOf(item) ?? {}, rule.field));
      }),
    );
    this.now = new StateValue<ArchiveItemDenial | false>(
      'not_allowed',
      combineLatest([busy$, parts.access.access$, item$, target$]).pipe(
        map(([busy, rights, item, { collection }]) => {
          const known = parts.schema.schema.collections.get(collection);
          if (busy) return 'saving';
          if (known === undefined) return 'no_archive_field';
          return (
            archiveDenied(rights, known) ||
            itemDenied(rights, collection, 'update', valueOf(item) ?? {}, parts.clock.now())
          );
        }),
      ),
    );
    this.denied$ = this.now.value$;
    this.work = new Effect(this.requests$.pipe(exhaustMap(() => this.toggle())));
    this.undoing = new Effect(this.undone$.pipe(mergeMap((undo) => undo)));
  }

  execute(): void {
    if (this.now.value === false) this.requests$.next();
  }

  dispose(): void {
    this.open = false;
    this.work.dispose();
    this.now.dispose();
  }

  private ruleFor({ kind, collection }: Target): ArchiveRule | null {
    const known = this.parts.schema.schema.collections.get(collection);
    return kind !== 'existing' || known === undefined ? null : archiveRuleOf(known);
  }

  private toggle(): Observable<unknown> {
    const { editing, parts } = this;
    const { target, known } = editing;
    const rule = this.ruleFor(target);
    if (rule === null || target.kind !== 'existing') return EMPTY;
    const edits = archiveToggle(rule, known);
    const before = valueIn(known, rule.field);
    return editing.send(edits).pipe(
      tap((result) => {
        if (result._tag === 'Left' || result.right.kind === 'stopped') return;
        const way = isArchived(rule, valueIn(edits, rule.field)) ? 'archived' : 'unarchived';
        const undo = this.undo(target, edits, { [rule.field]: before });
        parts.notices.offer(way === 'archived' ? 'item_archived' : 'item_unarchived', {
          text: 'undo',
          run: () => this.undone$.next(undo),
        });
        this.done.next(way);
      }),
    );
  }

  /** Looks first: what somebody else has written meanwhile is not undone. */
  private undo(
    { collection, key }: Extract<Target, { kind: 'existing' }>,
    written: Item,
    before: Item,
  ): Observable<unknown> {
    const { items, notices } = this.parts;
    return items.read(collection, key, Object.keys(written)).pipe(
      mergeMap((read): Observable<unknown> => {
        if (read._tag === 'Left') notices.report(read.left);
        else if (Object.keys(written).every((field) => equals(valueIn(read.right, field), valueIn(written, field)))) {
          return items.update(collection, key, before).pipe(tap((result) => this.restored(result)));
        } else notices.say('value_changed_since', 'warning');
        return EMPTY;
      }),
    );
  }

  private restored(result: Either<Failure, Item>): void {
    if (result._tag === 'Left') {
      this.parts.notices.report(result.left);
      return;
    }
    this.parts.notices.say('value_restored');
    if (this.open) this.editing.takeOver(result.right);
  }
}
