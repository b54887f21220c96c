import { map, type Observable } from 'rxjs';
import { CopyItem, type CopiedRelation, type ItemEditing } from '../../../../application/item-editing';
import type { WorkParts } from '../../../../application/work';
import { displayTemplateOf, type Field } from '../../../../domain/schema';
import { viewModel, WorkPartsService } from '../../../../kit';
import { relatedName } from './related-name.rules';

/** One relation of the item, as the dialog shows it. */
export interface ShownRelation extends CopiedRelation {
  /** What the first few are called. */
  readonly names: readonly string[];
}

export interface ShownPreview {
  readonly relations: readonly ShownRelation[];
  readonly created: number;
  readonly leftOut: readonly Field[];
}

/** As many names as help; the rest is a number. */
const NAMED = 4;

/** An item on its way to become two. */
export class CopyViewModel {
  readonly copy: CopyItem;
  readonly preview$: Observable<ShownPreview | null>;

  constructor(parts: WorkParts, editing: ItemEditing) {
    this.copy = new CopyItem(editing, parts);
    const { schema } = parts.schema;
    this.preview$ = this.copy.preview$.pipe(
      map((preview) =>
        preview === null
          ? null
          : {
              ...preview,
              relations: preview.relations.map((relation) => ({
                ...relation,
                names: relation.items
                  .slice(0, NAMED)
                  .map(({ collection, values }) => relatedName(displayTemplateOf(schema, collection), values)),
              })),
            },
      ),
    );
  }

  dispose(): void {
    this.copy.dispose();
  }
}

export const copyViewModel = viewModel(
  [WorkPartsService],
  (parts) => (editing: ItemEditing) => new CopyViewModel(parts, editing),
);
