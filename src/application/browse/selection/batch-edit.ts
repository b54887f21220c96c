import { BehaviorSubject, combineLatest, distinctUntilChanged, map, of, type Observable } from 'rxjs';
import { batchWrite, isBatchEditable, overlongTexts, toggleBatchField, type Item } from '../../../domain/items';
import { denied, type EditableField, editableFields } from '../../../domain/permissions';
import { isAlias, isGroup } from '../../../domain/schema';
import { sameValueIn } from '../../../domain/values';
import { StateValue, type Operation } from '../../../kernel';
import type { ItemDependencies } from '../../dependencies';
import { ItemForm } from '../../item-editing';
import { DraftRecorder, DraftRecovery } from '../../recovery';
import { type BatchResult, BatchRun, type BatchState, notifyBatchResult } from './batch-run';
import type { ListSession } from '../list/list-session';
import type { SelectionDenial } from './delete-selection';
import { BatchJournal, type BatchFormState } from './batch-journal';

export type BatchEditDenial = SelectionDenial | 'no_field_ticked' | 'text_unfinished';

const isEditable = ({ field, readonly }: EditableField): boolean =>
  !readonly && !isAlias(field) && isBatchEditable(field);

export type BatchEditDependencies = Pick<
  ItemDependencies,
  'items' | 'access' | 'notifications' | 'schema' | 'unsaved' | 'drafts' | 'clock'
>;

/** Writes the ticked fields to all selected items. */
export class BatchEdit implements Operation<BatchEditDenial>, BatchFormState {
  private readonly tickedFields = new BehaviorSubject<readonly string[]>([]);
  private readonly run: BatchRun;
  private readonly denial: StateValue<BatchEditDenial | false>;
  private readonly dirtyWatch: { dispose(): void };
  private readonly batchJournal: BatchJournal;
  /** Saves the edits in the draft journal. */
  readonly recorder: DraftRecorder;
  /** A recoverable draft for the same selection. */
  readonly recovery: DraftRecovery;
  readonly form: ItemForm;
  /** The fields that can be batch-edited, with their groups; empty when there are none. */
  readonly fields: readonly EditableField[];
  readonly dirty$: Observable<boolean> = this.tickedFields.pipe(map((names) => names.length > 0));
  readonly denied$: Observable<BatchEditDenial | false>;
  readonly state$: Observable<BatchState>;

  constructor(
    private readonly browse: ListSession,
    private readonly dependencies: BatchEditDependencies,
    /** Called when all selected items were changed. */
    private readonly onSaved: () => void,
  ) {
    const { schema, access, unsaved, drafts, clock } = dependencies;
    const all = editableFields(schema.schema, access.access, browse.collection, false, clock.now());
    this.fields = all.some(isEditable) ? all.filter((each) => isGroup(each.field) || isEditable(each)) : [];
    this.form = new ItemForm(sameValueIn(schema.schema, browse.collection));
    this.run = new BatchRun((end) => this.onEnd(end));
    this.state$ = this.run.state$;
    this.dirtyWatch = unsaved.watch(this.dirty$, () => ({
      kind: 'several',
      collection: browse.collection,
      keys: browse.selection.keys,
    }));
    this.denial = new StateValue<BatchEditDenial | false>(
      'no_field_ticked',
      combineLatest([this.run.state$, this.tickedFields, this.form.hasUnfinished$, access.access$]).pipe(
        map(([{ kind }, ticked, unfinished, permissions]) => {
          if (kind === 'working') return 'work_under_way';
          return (
            denied(permissions, browse.collection, 'update') ||
            (ticked.length === 0 ? 'no_field_ticked' : unfinished && 'text_unfinished')
          );
        }),
      ),
    );
    this.denied$ = this.denial.value$;
    this.batchJournal = new BatchJournal(browse, this);
    this.recorder = new DraftRecorder(this.batchJournal, drafts, schema.schema);
    this.recovery = new DraftRecovery(this.batchJournal, this.recorder, drafts, of(this.fields));
  }

  get dirty(): boolean {
    return this.tickedFields.value.length > 0;
  }

  get ticked$(): Observable<readonly string[]> {
    return this.tickedFields.asObservable();
  }

  /** The values of the ticked fields. */
  get payload(): Item {
    const { values } = this.form;
    return Object.fromEntries(this.tickedFields.value.map((name) => [name, values[name] ?? null]));
  }

  /** Emits on subscription and on every change. */
  isTicked$(name: string): Observable<boolean> {
    return this.tickedFields.pipe(
      map((names) => names.includes(name)),
      distinctUntilChanged(),
    );
  }

  /**
   * Ticks a field with its default value, or unticks it and discards its value. Ignores fields that cannot be edited.
   */
  toggle(name: string): void {
    const field = this.fields.find((each) => isEditable(each) && each.field.field === name)?.field;
    if (field === undefined) return;
    const edits = toggleBatchField(this.payload, field);
    this.tickedFields.next(Object.keys(edits));
    this.form.change(name, edits[name] ?? null);
    this.form.setRawText(name, null);
  }

  /** Ticks a field, unless it is ticked already or cannot be edited. */
  tick(name: string): void {
    if (!this.tickedFields.value.includes(name)) this.toggle(name);
  }

  execute(): void {
    const write = batchWrite(this.browse.selection.keys, this.payload);
    if (this.denial.value !== false || write === null) return;
    const overlong = overlongTexts(this.fields, write.data);
    this.form.setErrors(overlong);
    if (overlong.length > 0) return;
    this.run.start(write.keys, (keys) => this.dependencies.items.updateMany(this.browse.collection, keys, write.data));
  }

  /** Gives up the edits, in the form and in the draft journal. */
  discard(): void {
    this.recorder.discard();
    this.tickedFields.next([]);
  }

  dispose(): void {
    this.recovery.dispose();
    this.recorder.dispose();
    this.batchJournal.dispose();
    this.dirtyWatch.dispose();
    // The remaining batches are not sent; the running one is still reported.
    this.run.stop();
    this.run.dispose();
    this.denial.dispose();
  }

  private onEnd(end: BatchResult): void {
    const { failure } = end;
    const sent = this.payload;
    if (failure === null) {
      this.tickedFields.next([]);
      this.onSaved();
    } else this.onFailure(failure);
    notifyBatchResult({ browse: this.browse, dependencies: this.dependencies, text: 'items_updated', sent }, end);
  }

  private onFailure(failure: NonNullable<BatchResult['failure']>): void {
    const fields = failure.kind === 'api' ? failure.fields : [];
    this.form.setErrors(fields);
    if (fields.length === 0) this.dependencies.notifications.showFailure(failure);
  }
}
