import { map, type Observable } from 'rxjs';
import {
  prefillForm,
  ItemTitle,
  openItem,
  type ArchiveItem,
  type CheckServer,
  type DeleteItem,
  type DiscardChanges,
  type EditableField,
  type ItemEditing,
  type OpenItem,
  type ConcurrentChange,
  type SaveItem,
} from '../../../application/item-editing';
import type { EditRecorder, RecoveryOffer } from '../../../application/recovery';
import type { ItemDependencies } from '../../../application/dependencies';
import type { Item, Target } from '../../../domain/items';
import { denied, type Denial } from '../../../domain/permissions';
import { viewModel, ItemDependenciesService } from '../../../kit';
import { changeTold, type ChangeTold } from './concurrent-edit-summary.rules';

/** One item as a form, and what can be done with it. */
export class ItemViewModel {
  private readonly open: OpenItem;
  private readonly title: ItemTitle;
  readonly editing: ItemEditing;
  readonly save: SaveItem;
  readonly remove: DeleteItem;
  readonly archive: ArchiveItem;
  readonly discard: DiscardChanges;
  readonly check: CheckServer;
  readonly fields$: Observable<readonly EditableField[]>;
  /** Why a copy cannot be made. */
  readonly copyDisabled$: Observable<Denial | false>;
  readonly recorder: EditRecorder;
  readonly recovery: RecoveryOffer;
  /** What the item is called by the collection's template; null when it is new, has none, or nothing to say. */
  readonly title$: Observable<string | null>;

  constructor(
    private readonly parts: ItemDependencies,
    target: Target,
    /** What a new item begins with. */
    brought: Item = {},
  ) {
    this.open = openItem(parts, target);
    prefillForm(this.open, brought);
    this.editing = this.open.editing;
    this.save = this.open.save;
    this.remove = this.open.remove;
    this.archive = this.open.archive;
    this.discard = this.open.discard;
    this.check = this.open.check;
    this.fields$ = this.open.fields$;
    this.copyDisabled$ = parts.access.access$.pipe(map((access) => denied(access, target.collection, 'create')));
    this.recorder = this.open.recorder;
    this.recovery = this.open.recovery;
    this.title = new ItemTitle(this.editing, parts);
    this.title$ = this.title.title$;
  }

  get target(): Target {
    return this.editing.target;
  }

  /** The fields as they are at this moment. */
  get fields(): readonly EditableField[] {
    return this.open.fields;
  }

  /** Who has changed the item meanwhile and how long ago, as far as that is told. */
  toldOf({ latest }: ConcurrentChange): ChangeTold {
    return changeTold(latest, this.parts.access.access.user?.id ?? null, this.parts.clock.now());
  }

  /** Says what others have changed, wherever somebody is by then. */
  tellOthers(parameters: { readonly who: string; readonly when: string; readonly fields: string }): void {
    this.parts.notifications.showInfo('also_changed_by_others', parameters);
  }

  /** A question that cannot be shown is not answered: the save ends, and the edits stay. */
  giveUpQuestion(): void {
    this.editing.prompts.answer({ kind: 'stop' });
    this.parts.notifications.show('question_not_shown', 'danger');
  }

  /** Nothing was lost: whoever has looked for themselves may create the item once more. */
  createAnother(): void {
    this.editing.dismissUncertainWrite();
    this.save.execute('stay');
  }

  dispose(): void {
    this.title.dispose();
    this.open.dispose();
  }
}

export const itemViewModel = viewModel(
  [ItemDependenciesService],
  (parts) => (target: Target, brought?: Item) => new ItemViewModel(parts, target, brought),
);
