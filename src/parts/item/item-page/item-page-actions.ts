import { BehaviorSubject, combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import type { CopyStartDenial, OpenItem } from '../../../application/item-editing';
import type { SaveTarget } from '../../../domain/items';
import { actionOf } from '../../../kernel';
import { type PageAction, SHORTCUTS } from '../../../kit';
import type { SaveAction } from '../leave-guard';

/** Dialogs that ask before an action. */
type ItemDialog = 'delete' | 'copy';

interface ItemPageActionsOptions {
  /** Whether the page confirms deletions; true by default. */
  readonly confirmsDeletion?: boolean | undefined;
  /** Whether the collection has a page for new items; true by default. */
  readonly hasNewPage?: boolean | undefined;
  /** Whether the item can be saved as a copy; true by default. */
  readonly hasCopies?: boolean | undefined;
}

/** The actions of an item's page: buttons, menu of the save button, command palette, shortcuts. */
export class ItemPageActions {
  private readonly dialog = new BehaviorSubject<ItemDialog | null>(null);
  /** The open dialog; null for none. */
  readonly dialog$: Observable<ItemDialog | null> = this.dialog.asObservable();
  /** Save first, then its variants, as in the menu of the save button. */
  readonly save$: Observable<readonly PageAction[]>;
  /** The buttons beside the save button. */
  readonly header$: Observable<readonly PageAction[]>;
  /** Saves and leads nowhere; for the dialog that asks before the page is left. */
  readonly saveBeforeLeaving: SaveAction;
  /** All actions that apply to the item. */
  readonly all$: Observable<readonly PageAction[]>;

  constructor(
    private readonly operations: Pick<OpenItem, 'save' | 'discard' | 'remove' | 'archive'> & {
      readonly editing: Pick<OpenItem['editing'], 'target$' | 'busy$'>;
    },
    private readonly copyDenied$: Observable<CopyStartDenial | false>,
    private readonly options: ItemPageActionsOptions = {},
  ) {
    const { editing, archive, save } = operations;
    this.saveBeforeLeaving = {
      denied$: save.denied$,
      busy$: editing.busy$,
      execute: () => save.execute('stay'),
    };
    const kind$ = editing.target$.pipe(
      map(({ kind }) => kind),
      distinctUntilChanged(),
    );
    this.save$ = kind$.pipe(map((kind) => this.saveActionsOf(kind)));
    this.header$ = combineLatest([kind$, archive.archived$.pipe(distinctUntilChanged())]).pipe(
      map(([kind, archived]) => this.headerActionsOf(kind, archived)),
    );
    this.all$ = combineLatest([this.save$, this.header$]).pipe(map((lists) => lists.flat()));
  }

  closeDialog(): void {
    this.dialog.next(null);
  }

  private saveActionsOf(kind: SaveTarget['kind']): readonly PageAction[] {
    const { save, discard, editing } = this.operations;
    const { busy$ } = editing;
    const leave: PageAction = { ...actionOf(save, 'leave', { id: 'save', label: 'save', icon: 'check' }), busy$ };
    const stay: PageAction = {
      ...actionOf(save, 'stay', {
        id: 'save-stay',
        label: 'save_and_stay',
        icon: 'check',
        shortcut: SHORTCUTS.saveAndStay,
      }),
      busy$,
    };
    const another: PageAction = {
      ...actionOf(save, 'new', {
        id: 'save-new',
        label: 'save_and_create_new',
        icon: 'add',
        shortcut: SHORTCUTS.saveAndNew,
      }),
      busy$,
    };
    const copy: PageAction = {
      id: 'save-copy',
      label: 'save_as_copy',
      icon: 'content_copy',
      denied$: this.copyDenied$,
      execute: () => this.dialog.next('copy'),
    };
    const discarding = actionOf(discard, undefined, {
      id: 'discard',
      label: 'discard_changes',
      icon: 'undo',
      separated: true,
    });
    return [
      leave,
      stay,
      ...(kind === 'singleton' || this.options.hasNewPage === false ? [] : [another]),
      ...(kind === 'existing' && this.options.hasCopies !== false ? [copy] : []),
      discarding,
    ];
  }

  private headerActionsOf(kind: SaveTarget['kind'], archived: boolean | null): readonly PageAction[] {
    if (kind !== 'existing') return [];
    const toggle = actionOf(this.operations.archive, undefined, {
      id: 'archive',
      label: archived === true ? 'unarchive_item' : 'archive_item',
      icon: archived === true ? 'unarchive' : 'archive',
    });
    const remove: PageAction = {
      id: 'delete',
      label: 'delete_item',
      icon: 'delete',
      danger: true,
      denied$: this.operations.remove.denied$,
      execute: () =>
        this.options.confirmsDeletion === false ? this.operations.remove.execute() : this.dialog.next('delete'),
    };
    return archived === null ? [remove] : [toggle, remove];
  }
}
