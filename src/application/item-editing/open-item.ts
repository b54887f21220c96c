import { isRight } from 'fp-ts/Either';
import { combineLatest, distinctUntilChanged, EMPTY, map, of, scan, switchMap, type Observable } from 'rxjs';
import { itemToUpdate, type Item, type SaveTarget } from '../../domain/items';
import {
  type ConditionValues,
  editableFields,
  hasConditions,
  readablePaths,
  saveDenied,
  type EditableField,
  withSameFields,
} from '../../domain/permissions';
import { fieldsOf } from '../../domain/schema';
import { collectionTemplate } from '../../domain/templates';
import { StateValue, valueOf, type RemoteData } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import { DraftRecorder, DraftRecovery } from '../recovery';
import { ArchiveItem, DeleteItem, DiscardChanges } from './item-actions';
import { ItemEditing, type ItemEditingDependencies, OPEN_GATE, type WriteGate } from './item-editing';
import { CheckServer, SaveItem } from './save-item';
import { ServerReader } from './comparison/server-comparison';

/**
 * The title of an item by the display template, whose related values are requested. Null for a new
 * item, for a collection without a template, and if the template renders nothing. Translated values
 * are in `language`, that of the reader, if possible.
 */
export const itemTitle = (
  dependencies: Pick<ItemDependencies, 'items' | 'schema' | 'access'>,
  target: SaveTarget,
  remote: RemoteData<Item>,
  language: string | null,
): Observable<string | null> => {
  const {
    schema: { schema },
    access: { access },
  } = dependencies;
  const { collection } = target;
  const template = schema.collections.get(collection)?.meta?.display_template;
  if (!template || target.kind === 'new') return of(null);
  const item = valueOf(remote);
  if (item === null) return EMPTY;
  const { fields, render } = collectionTemplate(schema, collection, template, language);
  const title = (values: Item): string | null => render(values) || null;
  const paths = readablePaths(access, schema, collection, fields);
  if (!paths.some((path) => path.includes('.'))) return of(title(item));
  return new ServerReader(dependencies).shown
    .read(target, paths)
    .pipe(map((result) => title(isRight(result) ? { ...item, ...result.right } : item)));
};

/** The title of an open item by the display template; related values are requested again after every save. */
export class ItemTitle {
  private readonly title: StateValue<string | null>;
  /** Null for a new item, for a collection without a template, and while the template renders nothing. */
  readonly title$: Observable<string | null>;

  constructor(
    { item$, target$ }: Pick<ItemEditing, 'item$' | 'target$'>,
    dependencies: Pick<ItemDependencies, 'items' | 'schema' | 'access'>,
    language$: Observable<string | null>,
  ) {
    this.title = new StateValue<string | null>(
      null,
      combineLatest([item$, target$, language$]).pipe(
        switchMap(([item, target, language]) => itemTitle(dependencies, target, item, language)),
      ),
    );
    this.title$ = this.title.value$;
  }

  /** The current value of `title$`. */
  get current(): string | null {
    return this.title.value;
  }

  dispose(): void {
    this.title.dispose();
  }
}

export type OpenItemDependencies = ItemEditingDependencies &
  Pick<ItemDependencies, 'notifications' | 'unsaved' | 'drafts'>;

/** The draft that keeps the edits of a page which is left. */
export interface KeptDraft {
  /** False while leaving the page would lose something, such as a password or an unsent comment. */
  readonly isComplete$: Observable<boolean>;
  /** Writes what was typed last. */
  write(): void;
}

/** One open item: its state, its fields, its title, its actions, and the draft that protects its edits. */
export class OpenItem {
  private readonly fieldsState: StateValue<readonly EditableField[]>;
  private readonly title: ItemTitle;
  private readonly dirtyWatch: { dispose(): void };
  readonly editing: ItemEditing;
  readonly save: SaveItem;
  readonly remove: DeleteItem;
  readonly archive: ArchiveItem;
  readonly discard: DiscardChanges;
  readonly check: CheckServer;
  /** The fields of the form; all are read-only while the user may not save the item. */
  readonly fields$: Observable<readonly EditableField[]>;
  readonly title$: Observable<string | null>;
  /** Writes the edits to the draft journal. */
  readonly recorder: DraftRecorder;
  readonly keptDraft: KeptDraft;
  /** Drafts of this item that earlier pages have left. */
  readonly recovery: DraftRecovery;

  constructor(
    private readonly dependencies: OpenItemDependencies,
    target: SaveTarget,
    /** The language of the reader, for a title that is translated. */
    language$: Observable<string | null>,
    gate: WriteGate = OPEN_GATE,
  ) {
    const { schema, access, clock, notifications, unsaved, drafts } = dependencies;
    this.editing = new ItemEditing(target, dependencies);
    const { editing } = this;
    const hasConditional = fieldsOf(schema.schema, target.collection).some(hasConditions);
    // Without conditions the fields do not depend on the values, which change with every keystroke.
    const values$: Observable<ConditionValues> = hasConditional ? editing.form.values$ : of('configured');
    const opened = editableFields(schema.schema, access.access, target.collection, editing.isNew, clock.now());
    this.fieldsState = new StateValue<readonly EditableField[]>(
      opened,
      combineLatest([editing.target$, editing.item$, access.access$, values$]).pipe(
        map(([current, item, , values]) => this.fieldsFor(current, valueOf(item), values)),
        scan(withSameFields, opened),
        distinctUntilChanged(),
      ),
    );
    this.fields$ = this.fieldsState.value$;
    const recoverable$ = hasConditional
      ? combineLatest([editing.target$, editing.item$, access.access$]).pipe(
          map(([current, item]) => this.fieldsFor(current, valueOf(item), 'revealed')),
        )
      : this.fields$;
    this.title = new ItemTitle(editing, dependencies, language$);
    this.title$ = this.title.title$;
    const title = (): string | null => this.title.current;
    this.dirtyWatch = unsaved.watch(editing.form.dirty$, () => editing.target);
    this.save = new SaveItem(editing, dependencies, gate, title);
    this.remove = new DeleteItem(editing, dependencies, gate, title);
    this.archive = new ArchiveItem(editing, dependencies, gate, title);
    this.discard = new DiscardChanges(editing, notifications);
    this.check = new CheckServer(editing, notifications);
    this.recorder = new DraftRecorder(editing, drafts, schema.schema);
    const { recorder } = this;
    this.keptDraft = {
      isComplete$: combineLatest([recorder.kept$, unsaved.hasOneOnPage$]).pipe(
        map(([kept, isAlone]) => kept.isComplete && isAlone),
      ),
      write: () => recorder.flush(),
    };
    this.recovery = new DraftRecovery(editing, recorder, drafts, recoverable$);
  }

  /** The current value of `fields$`. */
  get fields(): readonly EditableField[] {
    return this.fieldsState.value;
  }

  /** Gives up the edits before the page is left, in the form and in the draft journal, without an offer to undo. */
  giveUp(): void {
    this.editing.form.start(this.editing.serverItem);
  }

  dispose(): void {
    const { recovery, recorder, dirtyWatch, title, fieldsState, editing } = this;
    const { save, remove, archive, discard, check } = this;
    [recovery, recorder, dirtyWatch, save, remove, archive, discard, check, title, fieldsState, editing].forEach(
      (each) => each.dispose(),
    );
  }

  /** `item` is null before it is loaded. */
  private fieldsFor(target: SaveTarget, item: Item | null, values: ConditionValues): readonly EditableField[] {
    const { schema, access, clock } = this.dependencies;
    const updated = itemToUpdate(schema.schema, target, item ?? {});
    const now = clock.now();
    const editable = editableFields(schema.schema, access.access, target.collection, updated === null, now, values);
    const isLocked =
      item !== null && saveDenied(schema.schema, access.access, target.collection, updated, now) !== false;
    return isLocked ? editable.map((each) => ({ ...each, readonly: true })) : editable;
  }
}

/** Fills a new item with values as edits; fields that are not shown or are read-only are left out. */
export const prefillForm = ({ editing, fields }: Pick<OpenItem, 'editing' | 'fields'>, values: Item): void => {
  if (!editing.isNew) return;
  for (const { field, readonly } of fields) {
    const value = Object.hasOwn(values, field.field) ? values[field.field] : undefined;
    if (value !== undefined && !readonly) editing.form.change(field.field, value);
  }
};
