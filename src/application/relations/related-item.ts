import { BehaviorSubject, combineLatest, of, startWith, Subject, switchMap, type Observable } from 'rxjs';
import type { PrimaryKey } from '../../domain/items';
import { readablePaths } from '../../domain/permissions';
import { primaryKeyOf } from '../../domain/schema';
import { collectionTemplate } from '../../domain/templates';
import { idle, StateValue, mapRemoteData, ready, toRemoteData, type RemoteData } from '../../kernel';
import type { WorkParts } from '../work';
import { RelatedItems } from './related-items';

/** What the one item is called that a field points to; null when there is none behind the key, or none for this person's eyes. */
export type RelatedName = RemoteData<string | null>;

/** The item behind a key, as far as its name goes. */
export class RelatedItem {
  private readonly key = new BehaviorSubject<PrimaryKey | null>(null);
  private readonly again$ = new Subject<void>();
  private readonly known = new Map<PrimaryKey, string>();
  private readonly live: StateValue<RelatedName>;
  /** Idle while nothing is chosen. */
  readonly name$: Observable<RelatedName>;

  constructor(
    private readonly parts: Pick<WorkParts, 'items' | 'schema' | 'access'>,
    private readonly collection: string,
    private readonly template: string | null,
  ) {
    const asked$ = combineLatest([this.key, this.again$.pipe(startWith(undefined))]);
    this.live = new StateValue<RelatedName>(idle, asked$.pipe(switchMap(([key]) => this.named(key))));
    this.name$ = this.live.value$;
  }

  /** The field points here now. */
  show(key: PrimaryKey | null): void {
    if (key !== this.key.value) this.key.next(key);
  }

  /** Somebody has just seen it and knows its name: it is not asked for again. */
  know(key: PrimaryKey, name: string): void {
    this.known.set(key, name);
  }

  retry(): void {
    this.again$.next();
  }

  dispose(): void {
    this.live.dispose();
  }

  private named(key: PrimaryKey | null): Observable<RelatedName> {
    if (key === null) return of(idle);
    const known = this.known.get(key);
    return known === undefined ? this.read(key) : of(ready(known));
  }

  private read(key: PrimaryKey): Observable<RelatedName> {
    const {
      items,
      access,
      schema: { schema },
    } = this.parts;
    const keyField = primaryKeyOf(schema, this.collection)?.field;
    if (keyField === undefined) return of(ready(null));
    const template = collectionTemplate(schema, this.collection, this.template);
    const fields = readablePaths(access.access, schema, this.collection, template.fields);
    const found = new RelatedItems(items).read({ collection: this.collection, keyField, keys: [key] }, fields);
    return toRemoteData(found).pipe(
      mapRemoteData(([item]) => (item === undefined ? null : template.render(item) || String(key))),
    );
  }
}
