import { BehaviorSubject, combineLatest, map, merge, type Observable, of, tap } from 'rxjs';
import {
  ChangeModel,
  type ModelChange,
  type ModelDependencies,
  modelDependencies,
} from '../../../application/data-model';
import { Notifications } from '../../../application/notifications';
import { fieldNameFault } from '../../../domain/data-model';
import { canTakeCopies, copyName, duplicateField, duplicationDenied, relationIndexOf } from '../../../domain/relations';
import {
  type Field,
  fieldOutline,
  fieldsOf,
  isLocked,
  isRemovable,
  type OutlinedField,
  type Schema,
} from '../../../domain/schema';
import { Effect, StateValue } from '../../../kernel';
import { Form, type PageAction, type TextKey, viewModel } from '../../../kit';
import { nameFaultError } from './name-fault';

export interface FieldCopy {
  readonly collection: string;
  readonly name: string;
}

/** The dialog about a field that an action has opened. */
export type FieldDialog =
  | { readonly kind: 'copy'; readonly field: Field; readonly form: Form<FieldCopy, ModelChange> }
  | { readonly kind: 'delete'; readonly field: Field }
  | { readonly kind: 'move'; readonly field: Field; readonly index: number; readonly count: number };

export const WIDTHS = ['half', 'full', 'fill'] as const;

const WIDTH_LABELS = {
  half: 'width_half',
  full: 'width_full',
  fill: 'width_fill',
} as const satisfies Readonly<Record<(typeof WIDTHS)[number], TextKey>>;

const movedTo = <A>(list: readonly A[], from: number, to: number): readonly A[] => {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
};

/** The fields of a collection in the order of its form, and what can be done to each. Changes are sent at once. */
export class FieldListViewModel {
  private readonly outline: StateValue<readonly OutlinedField[]>;
  private readonly dialog = new BehaviorSubject<FieldDialog | null>(null);
  /** The fields with the positions that are being sent; null while none are. */
  private readonly order = new BehaviorSubject<readonly Field[] | null>(null);
  private readonly work: Effect;
  /** In the new order while it is being sent. */
  readonly fields$: Observable<readonly OutlinedField[]>;
  readonly dialog$: Observable<FieldDialog | null> = this.dialog.asObservable();
  readonly change: ChangeModel;

  constructor(
    readonly collection: string,
    private readonly dependencies: ModelDependencies,
    notifications: Pick<Notifications, 'showNamed' | 'showFailure'>,
  ) {
    this.change = new ChangeModel(dependencies);
    this.outline = new StateValue<readonly OutlinedField[]>(
      [],
      combineLatest([dependencies.schema.schema$, this.order]).pipe(
        map(([schema, order]) => fieldOutline(order ?? fieldsOf(schema, collection))),
      ),
    );
    this.fields$ = this.outline.value$;
    this.work = new Effect(
      merge(
        this.change.done$.pipe(
          tap((change) => {
            if (change.change === 'delete_field') notifications.showNamed('field_deleted', () => change.field);
            if (change.change === 'copy_field') notifications.showNamed('field_copied', () => change.draft.field);
            if (change.change !== 'order') this.closeDialog();
          }),
        ),
        this.change.busy$.pipe(tap((busy) => !busy && this.order.next(null))),
        // A failed copy or deletion is told in its dialog.
        this.change.failure$.pipe(
          tap((failure) => {
            if (failure !== null && this.dialog.value === null) notifications.showFailure(failure);
          }),
        ),
      ),
    );
  }

  get schema(): Schema {
    return this.dependencies.schema.schema;
  }

  /** Moves a field to an index of the list; not while a change is being sent. */
  move(name: string, to: number): void {
    const fields = this.outline.value.map(({ field }) => field);
    const from = fields.findIndex(({ field }) => field === name);
    if (from < 0 || from === to || this.order.value !== null) return;
    const moved = movedTo(fields, from, to);
    this.order.next(
      moved.map((field, index) => ({
        ...field,
        meta: field.meta === null ? null : { ...field.meta, sort: index + 1 },
      })),
    );
    this.change.execute({ change: 'order', collection: this.collection, fields: moved });
  }

  askPosition(name: string): void {
    const fields = this.outline.value;
    const index = fields.findIndex(({ field }) => field.field === name);
    const found = fields[index];
    if (found !== undefined) this.dialog.next({ kind: 'move', field: found.field, index, count: fields.length });
  }

  /** The menu of a field. */
  actionsOf(field: Field): readonly PageAction[] {
    const { busy$ } = this.change;
    const locked: 'field_locked' | false = isLocked(field) && 'field_locked';
    const copyDenied = duplicationDenied(relationIndexOf(this.schema), field);
    const isHidden = field.meta?.hidden ?? false;
    const update = (meta: object): void =>
      this.change.execute({ change: 'update_field', collection: this.collection, field: { field: field.field, meta } });
    return [
      ...WIDTHS.map((width): PageAction => ({
        id: `width-${width}`,
        label: WIDTH_LABELS[width],
        icon: (field.meta?.width ?? 'full') === width ? 'check' : 'width_full',
        denied$: of(locked),
        busy$,
        execute: () => update({ width }),
      })),
      {
        id: 'hide-field',
        label: isHidden ? 'field_show' : 'field_hide',
        icon: isHidden ? 'visibility' : 'visibility_off',
        separated: true,
        denied$: of(locked),
        busy$,
        execute: () => update({ hidden: !isHidden }),
      },
      {
        id: 'move-field',
        label: 'move_to',
        icon: 'swap_vert',
        denied$: of(false),
        busy$,
        execute: () => this.askPosition(field.field),
      },
      {
        id: 'copy-field',
        label: 'field_duplicate',
        icon: 'content_copy',
        denied$: of(
          copyDenied === false ? locked : copyDenied === 'primary_key' ? 'copy_denied_key' : 'copy_denied_relational',
        ),
        execute: () => this.dialog.next({ kind: 'copy', field, form: this.copyForm(field) }),
      },
      {
        id: 'delete-field',
        label: 'field_delete',
        icon: 'delete',
        danger: true,
        separated: true,
        denied$: of(locked === false ? !isRemovable(field) && 'field_not_removable' : locked),
        execute: () => this.dialog.next({ kind: 'delete', field }),
      },
    ];
  }

  remove(field: Field): void {
    this.change.execute({ change: 'delete_field', collection: this.collection, field: field.field });
  }

  closeDialog(): void {
    const { value } = this.dialog;
    if (value === null) return;
    this.dialog.next(null);
    if (value.kind === 'copy') value.form.dispose();
  }

  dispose(): void {
    this.closeDialog();
    [this.work, this.change, this.outline].forEach((each) => each.dispose());
  }

  private copyForm(field: Field): Form<FieldCopy, ModelChange> {
    return new Form<FieldCopy, ModelChange>({
      initial: { collection: this.collection, name: copyName(field) },
      validate: ({ collection, name }) => {
        const taken = fieldsOf(this.schema, collection).map((each) => each.field);
        return { name: nameFaultError(fieldNameFault(taken, name), name) };
      },
      submit: ({ collection, name }) =>
        this.change.attempt({ change: 'copy_field', draft: duplicateField(field, collection, name) }),
    });
  }
}

/** The collections that can take a copy of a field. */
export const copyTargets = (schema: Schema): readonly string[] =>
  [...schema.collections.keys()].filter(canTakeCopies).toSorted();

export const fieldListViewModel = viewModel(
  [modelDependencies, Notifications],
  (dependencies, notifications) => (collection: string) =>
    new FieldListViewModel(collection, dependencies, notifications),
);
