import { isLeft, isRight, right, type Either } from 'fp-ts/Either';
import { none, some, type Option } from 'fp-ts/Option';
import {
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  EMPTY,
  map,
  Subject,
  switchMap,
  tap,
  type Observable,
} from 'rxjs';
import type { Filter } from '../../domain/filters';
import {
  duplicationFields,
  fieldRelations,
  isUnchanged,
  isUuidKey,
  itemId,
  keyOf,
  mapRelated,
  MAX_LISTED_KEYS,
  overlongTexts,
  valueIn,
  type CopyMode,
  type FillReason,
  type Item,
  type PrimaryKey,
} from '../../domain/items';
import {
  allowedCopyModes,
  CopyPlan,
  coversField,
  denied,
  widestCopyModes,
  type CopyChoices,
  type CopyPreview,
  type Denial,
  type EditableField,
} from '../../domain/permissions';
import { similarItemFilter } from '../../domain/query';
import { relationIndexOf } from '../../domain/relations';
import { fieldsOf, primaryKeyOf } from '../../domain/schema';
import { sameValueIn } from '../../domain/values';
import {
  failed,
  idle,
  isApiCode,
  isMissing,
  isUncertainWrite,
  CallOperation,
  Effect,
  loading,
  ready,
  chainCall,
  mapCall,
  succeed,
  type Call,
  type Failure,
  type FieldError,
  type RemoteData,
} from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import { VerifiedWrites, type Finder } from '../writes';
import type { ItemEditing } from './item-editing';
import { ItemForm } from './form/item-form';

/** Why an item with edits cannot be copied now. */
export type CopyStartDenial = Denial | 'saving' | 'save_uncertain';

export type CopyDenial = CopyStartDenial | 'loading' | 'text_unfinished';

export type CopyItemDependencies = Pick<
  ItemDependencies,
  'items' | 'schema' | 'access' | 'notifications' | 'identifiers'
>;

/**
 * Not while a write runs, or may have been applied: its edits would be in the copy, and saved in the original as well.
 */
export const copyDenied$ = (
  editing: ItemEditing,
  { access }: Pick<ItemDependencies, 'access'>,
): Observable<CopyStartDenial | false> =>
  combineLatest([access.access$, editing.busy$, editing.uncertainWrite$]).pipe(
    map(([rights, busy, write]) => {
      const isUncertain = write !== null && write.state !== 'not-applied';
      return denied(rights, editing.target.collection, 'create') || (busy ? 'saving' : isUncertain && 'save_uncertain');
    }),
    distinctUntilChanged(),
  );

/**
 * Creates a copy of an open item, including its edits; those that are not in the copy stay edits of the original. Reads the
 * original, never writes it. `done$` emits the new key;
 * null if the new item is not readable.
 */
export class CopyItem extends CallOperation<CopyDenial, void, PrimaryKey | null> {
  private readonly source: BehaviorSubject<RemoteData<Item>>;
  private readonly choices: BehaviorSubject<CopyChoices>;
  private readonly rejectedFields = new BehaviorSubject<readonly string[]>([]);
  private readonly uncertain = new BehaviorSubject(false);
  private readonly load$ = new Subject<void>();
  private readonly loads: Effect;
  private readonly plan: CopyPlan;
  private readonly writes: VerifiedWrites;
  private generatedKey: string | null = null;
  /** The keys of new rows in the copy, by those in the edits: the same for each attempt. */
  private readonly rowKeys = new Map<string, string>();
  /** The fields whose values the copy cannot share with the original. */
  readonly form: ItemForm;
  /** The item with its related items. */
  readonly source$: Observable<RemoteData<Item>>;
  /** A failure that the form cannot show at its fields. */
  readonly otherFailure$: Observable<Failure | null>;
  /** True if the answer was lost, so that the copy may exist already. */
  readonly isUncertain$: Observable<boolean> = this.uncertain.asObservable();
  /** What the copy will contain; null before the item has been read. */
  readonly preview$: Observable<CopyPreview | null>;
  /** Why the fields of `form` have to be filled in; empty for fields that the server has rejected. */
  readonly fillReasons$: Observable<readonly FillReason[]>;
  /** The fields of `form`. */
  readonly fields$: Observable<readonly EditableField[]>;

  constructor(
    private readonly editing: ItemEditing,
    private readonly dependencies: CopyItemDependencies,
  ) {
    const { schema, access } = dependencies;
    const { collection } = editing.target;
    const source = new BehaviorSubject<RemoteData<Item>>(idle);
    const form = new ItemForm(sameValueIn(schema.schema, collection));
    super(
      combineLatest([copyDenied$(editing, dependencies), source, form.hasUnfinished$]).pipe(
        map(
          ([denial, { kind }, unfinished]) =>
            denial || (kind !== 'ready' ? 'loading' : unfinished && 'text_unfinished'),
        ),
      ),
    );
    this.writes = new VerifiedWrites(dependencies.notifications);
    this.source = source;
    this.form = form;
    const index = relationIndexOf(schema.schema);
    this.plan = new CopyPlan(schema.schema, index, access.access, collection);
    const modes = allowedCopyModes(schema.schema, index, access.access, collection);
    this.choices = new BehaviorSubject<CopyChoices>({ modes, left: {} });
    this.source$ = source.asObservable();
    this.preview$ = combineLatest([source, this.choices]).pipe(map(() => this.preview));
    this.fillReasons$ = combineLatest([source, this.choices]).pipe(
      map(([item, choices]) =>
        item.kind === 'ready' ? this.plan.fillReasons(item.value, editing.form.edits, choices) : [],
      ),
    );
    this.fields$ = combineLatest([this.rejectedFields, source]).pipe(
      map(([names]) => this.plan.fieldsToFill(Object.keys(form.values), names)),
    );
    this.otherFailure$ = this.failure$.pipe(
      map((failure) => (failure?.kind === 'api' && this.plan.coversErrors(failure.fields) ? null : failure)),
    );
    this.loads = new Effect(this.load$.pipe(switchMap(() => this.load())));
    this.reload();
  }

  reload(): void {
    this.load$.next();
  }

  /** Treats all items of a relation the same. */
  setMode(field: string, mode: CopyMode): void {
    const { modes, left } = this.choices.value;
    this.choices.next({ modes: { ...modes, [field]: mode }, left: { ...left, [field]: new Set() } });
  }

  /** Takes a row of a list into the copy, or leaves it out; `position` as in the preview. */
  takeRow(field: string, position: number, isTaken: boolean): void {
    const relation = this.preview?.relations.find((each) => each.field.field === field);
    if (relation === undefined) return;
    const { modes, left } = this.choices.value;
    const others = relation.items.filter((item) => item.isTaken && item.position !== position);
    const taken = new Set([...others.map((item) => item.position), ...(isTaken ? [position] : [])]);
    const leftOut = relation.items.map((item) => item.position).filter((each) => !taken.has(each));
    const usual = relation.options.find(({ mode, denied: denial }) => mode !== 'leave' && denial === false)?.mode;
    const mode = taken.size === 0 ? 'leave' : relation.mode === 'leave' ? usual : relation.mode;
    if (mode === undefined) return;
    this.choices.next({ modes: { ...modes, [field]: mode }, left: { ...left, [field]: new Set(leftOut) } });
  }

  override dispose(): void {
    this.loads.dispose();
    super.dispose();
  }

  protected run(): Call<PrimaryKey | null> {
    const { payload, plan, uncopied } = this;
    const overlong = this.overlongIn(payload);
    if (overlong.length > 0) {
      this.showErrors(overlong, payload);
      return EMPTY;
    }
    this.form.setErrors([]);
    return this.send(payload).pipe(
      map((result): Either<Failure, PrimaryKey | null> => {
        // The item was created, but this user may not read it: there is no response body.
        const isUnreadable = isLeft(result) && isApiCode(result.left, 'ITEM_NOT_FOUND');
        if (isLeft(result) && !isUnreadable) {
          this.uncertain.next(isUncertainWrite(result.left));
          this.showErrors(result.left.kind === 'api' ? result.left.fields : [], payload);
          return result;
        }
        this.editing.keepEdits(uncopied);
        this.dependencies.notifications.show(isUnchanged(uncopied) ? 'item_copied' : 'item_copied_in_part');
        return right(plan.keyIn(isRight(result) ? { ...payload, ...result.right } : {}));
      }),
    );
  }

  private load(): Observable<unknown> {
    const { editing, dependencies } = this;
    const { target } = editing;
    if (target.kind !== 'existing') return succeed(undefined);
    const { schema } = dependencies.schema;
    const { access } = dependencies.access;
    const index = relationIndexOf(schema);
    const widest = widestCopyModes(schema, index, access, target.collection);
    const fields = duplicationFields(schema, index, target.collection, widest).filter((path) =>
      this.plan.canRead(path),
    );
    this.source.next(loading());
    return dependencies.items.read(target.collection, target.key, fields).pipe(
      chainCall((item) => this.withWholeLists(item, target.key, fields)),
      tap((result) => {
        if (isRight(result))
          this.form.start(
            this.plan.ownValues(result.right, editing.serverItem, editing.form.edits, this.choices.value),
          );
        this.source.next(isLeft(result) ? failed(result.left) : ready(result.right));
      }),
    );
  }

  /** An item shows its lists in part only: the rows of the longer ones are read apart. */
  private withWholeLists(item: Item, key: PrimaryKey, fields: readonly string[]): Call<Item> {
    const { editing, dependencies } = this;
    const relations = fieldRelations(dependencies.schema.schema, editing.target.collection);
    return Object.keys(item).reduce((all: Call<Item>, name) => {
      const [list, rows] = [relations.listOf(name), valueIn(item, name)];
      if (list === null || !Array.isArray(rows) || rows.length < MAX_LISTED_KEYS) return all;
      const query = {
        fields: fields.filter((path) => path.startsWith(`${name}.`)).map((path) => path.slice(name.length + 1)),
        filter: { [list.foreignKey]: { _eq: key } },
        sort: [list.sortField ?? list.primaryKey],
        limit: -1,
      };
      return all.pipe(
        chainCall((whole) =>
          dependencies.items.list(list.collection, query).pipe(mapCall((every) => ({ ...whole, [name]: every }))),
        ),
      );
    }, succeed(item));
  }

  /** The edits that stay with the original. */
  private get uncopied(): Item {
    const { editing, source, choices, plan } = this;
    return source.value.kind === 'ready' ? plan.uncopied(source.value.value, editing.form.edits, choices.value) : {};
  }

  private get preview(): CopyPreview | null {
    const { editing, source, choices, plan } = this;
    return source.value.kind === 'ready' ? plan.preview(source.value.value, editing.form.edits, choices.value) : null;
  }

  /**
   * The edits with other generated keys for new rows: if the tab crashes before the answer, the restored draft still has
   * them, and could not be saved beside the copy.
   */
  private get copiedEdits(): Item {
    const { editing, dependencies, rowKeys } = this;
    const { schema } = dependencies.schema;
    return mapRelated(editing.form.relations(), editing.form.edits, ({ kind, collection, key, values }) => {
      const field = primaryKeyOf(schema, collection);
      if (kind !== 'create' || key === null || field === null || !isUuidKey(field)) return values;
      const id = itemId(collection, key);
      const generated = rowKeys.get(id) ?? dependencies.identifiers.uuid();
      rowKeys.set(id, generated);
      return { ...values, [field.field]: generated };
    });
  }

  private get payload(): Item {
    const { editing, source, choices, plan, dependencies } = this;
    const { collection } = editing.target;
    const copy = source.value.kind === 'ready' ? plan.payload(source.value.value, this.copiedEdits, choices.value) : {};
    this.generatedKey ??= dependencies.identifiers.uuid();
    return plan.withKey({ ...copy, ...plan.withoutEmpty(this.form.values) }, this.generatedKey, (field) =>
      coversField(dependencies.access.access, collection, 'create', field),
    );
  }

  /**
   * After a lost answer, the copy is looked up before it is sent again: by its key if it was generated here, else by its
   * values among the items with higher keys.
   */
  private send(payload: Item): Call<Item> {
    const { items } = this.dependencies;
    const { collection } = this.editing.target;
    const key = this.plan.keyIn(payload);
    const read = (found: PrimaryKey): Call<Option<Item>> =>
      items
        .read(collection, found)
        .pipe(
          map((result): Either<Failure, Option<Item>> =>
            isLeft(result) ? (isMissing(result.left) ? right(none) : result) : right(some(result.right)),
          ),
        );
    return this.writes.run({
      identity: 'copy',
      prepare: key === null ? this.prepareSearch(payload, read) : succeed(() => read(key)),
      write: items.create(collection, payload),
    });
  }

  private prepareSearch(payload: Item, read: (key: PrimaryKey) => Call<Option<Item>>): Call<Finder<Item> | null> {
    const { items, schema } = this.dependencies;
    const { collection } = this.editing.target;
    const primaryKey = primaryKeyOf(schema.schema, collection);
    const similar = similarItemFilter(schema.schema, collection, payload);
    if (primaryKey?.schema?.has_auto_increment !== true || similar === null) return succeed(null);
    const { field } = primaryKey;
    const newest = (filter: Filter): Call<PrimaryKey | null> =>
      items
        .list(collection, { fields: [field], filter, sort: [`-${field}`], limit: 1 })
        .pipe(mapCall(([row]) => (row === undefined ? null : keyOf(row, field))));
    return newest({}).pipe(
      mapCall(
        (before) => () =>
          newest({ _and: [similar, ...(before === null ? [] : [{ [field]: { _gt: before } }])] }).pipe(
            chainCall((found) => (found === null ? succeed(none) : read(found))),
          ),
      ),
    );
  }

  /** Texts that were edited or filled in and are too long; those of the original are in a column like theirs already. */
  private overlongIn(payload: Item): readonly FieldError[] {
    const { editing, dependencies, form } = this;
    const typed = { ...editing.form.edits, ...form.values };
    const fields = fieldsOf(dependencies.schema.schema, editing.target.collection)
      .filter(({ field }) => Object.hasOwn(typed, field))
      .map((field) => ({ field }));
    return overlongTexts(fields, payload);
  }

  /** Adds the fields with errors to the form. */
  private showErrors(fields: readonly FieldError[], payload: Item): void {
    for (const { field } of fields)
      if (!Object.hasOwn(this.form.values, field)) this.form.change(field, valueIn(payload, field));
    this.rejectedFields.next(fields.map(({ field }) => field));
    this.form.setErrors(fields);
  }
}
