import { BehaviorSubject, combineLatest, type Observable } from 'rxjs';
import type { DrawerTexts } from '../../../domain/recovery';
import type { Json } from '../../../kernel';

interface FieldDrawer {
  /** The value that the field will have when the drawer is confirmed. */
  readonly value: Json;
  readonly texts: DrawerTexts | null;
}

/** A drawer that was open when its texts were written to a draft. */
interface RestoredDrawer {
  readonly field: string;
  readonly texts: DrawerTexts;
}

/** What the form of an open drawer holds that is not confirmed, for the form below it; and what is restored of one. */
export class DrawerContents {
  private readonly held = new BehaviorSubject<ReadonlyMap<string, FieldDrawer>>(new Map());
  private readonly left = new BehaviorSubject<RestoredDrawer | null>(null);
  /** Emits at once, and when the contents of the drawer change. */
  readonly held$: Observable<unknown> = combineLatest([this.held, this.left]);
  /** The drawer to open again, until its texts are in it. */
  readonly restored$: Observable<RestoredDrawer | null> = this.left.asObservable();

  get isEmpty(): boolean {
    return this.held.value.size === 0 && this.left.value === null;
  }

  get values(): readonly (readonly [string, Json])[] {
    return [...this.held.value].map(([field, { value }]) => [field, value]);
  }

  /** The texts that are no valid values, by field. */
  get texts(): Readonly<Record<string, DrawerTexts>> {
    const { value: restored } = this.left;
    const typed = [...this.held.value].flatMap(([field, { texts }]) =>
      texts === null ? [] : [[field, texts] as const],
    );
    return Object.fromEntries([...(restored === null ? [] : [[restored.field, restored.texts] as const]), ...typed]);
  }

  get hasTexts(): boolean {
    return this.left.value !== null || [...this.held.value.values()].some(({ texts }) => texts !== null);
  }

  hold(field: string, value: Json, texts: DrawerTexts | null): void {
    this.held.next(new Map(this.held.value).set(field, { value, texts }));
  }

  drop(field: string): void {
    const held = new Map(this.held.value);
    if (held.delete(field)) this.held.next(held);
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
