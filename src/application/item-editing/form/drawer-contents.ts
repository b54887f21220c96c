import { BehaviorSubject, combineLatest, type Observable } from 'rxjs';
import type { RowRef, StagedChange } from '../../../domain/items';
import type { DrawerTexts } from '../../../domain/recovery';
import type { Json } from '../../../kernel';

/** What the field will be when the form of a related item is confirmed: its value, or its list after a further step. */
export type PendingEdit =
  { readonly value: Json } | { readonly step: StagedChange; readonly path: readonly RowRef[] | undefined };

/** What the form of a related item holds that is not staged. */
export interface PendingContents {
  readonly edit: PendingEdit;
  /** Its texts that are no valid values. */
  readonly texts: DrawerTexts | null;
}

interface HeldContents extends PendingContents {
  readonly field: string;
}

/** A drawer that was open when its texts were written to a draft. */
interface RestoredDrawer {
  readonly field: string;
  readonly texts: DrawerTexts;
}

const heldBy = (field: string, side: string): string => JSON.stringify([field, side]);

/**
 * What the forms of related items hold that is not staged, for the form below them; and what is restored of a drawer. A
 * field has one drawer; forms within the page that edit rows of the same list side by side have a name each.
 */
export class DrawerContents {
  private readonly held = new BehaviorSubject<ReadonlyMap<string, HeldContents>>(new Map());
  private readonly left = new BehaviorSubject<RestoredDrawer | null>(null);
  /** Emits at once, and when the contents of the drawer change. */
  readonly held$: Observable<unknown> = combineLatest([this.held, this.left]);
  /** The drawer to open again, until its texts are in it. */
  readonly restored$: Observable<RestoredDrawer | null> = this.left.asObservable();

  get isEmpty(): boolean {
    return this.held.value.size === 0 && this.left.value === null;
  }

  /** The edits of each field, in the order in which its forms have begun to hold any. */
  get edits(): ReadonlyMap<string, readonly PendingEdit[]> {
    const edits = new Map<string, readonly PendingEdit[]>();
    for (const { field, edit } of this.held.value.values()) edits.set(field, [...(edits.get(field) ?? []), edit]);
    return edits;
  }

  /** The texts that are no valid values, by field. */
  get texts(): Readonly<Record<string, DrawerTexts>> {
    const { value: restored } = this.left;
    const typed = [...this.held.value.values()].flatMap(({ field, texts }) =>
      texts === null ? [] : [[field, texts] as const],
    );
    return Object.fromEntries([...(restored === null ? [] : [[restored.field, restored.texts] as const]), ...typed]);
  }

  get hasTexts(): boolean {
    return this.left.value !== null || [...this.held.value.values()].some(({ texts }) => texts !== null);
  }

  hold(field: string, side: string, contents: PendingContents): void {
    this.held.next(new Map(this.held.value).set(heldBy(field, side), { field, ...contents }));
  }

  drop(field: string, side: string): void {
    const held = new Map(this.held.value);
    if (held.delete(heldBy(field, side))) this.held.next(held);
  }

  clear(): void {
    this.held.next(new Map());
    this.left.next(null);
  }

  restore(field: string, texts: DrawerTexts): void {
    this.left.next({ field, texts });
  }

  /** The texts to restore into the drawer of this field; null without any. */
  restoredOf(field: string): DrawerTexts | null {
    const { value: restored } = this.left;
    return restored?.field === field ? restored.texts : null;
  }

  /** They are in the drawer, or it was closed. */
  settle(field: string): void {
    if (this.restoredOf(field) !== null) this.left.next(null);
  }
}
