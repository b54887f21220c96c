import { map, type Observable } from 'rxjs';
import { itemDependencies } from '../../../../application/dependencies';
import { CopyItem, type CopyItemDependencies, type ItemEditing } from '../../../../application/item-editing';
import type { CopiedRelation } from '../../../../domain/permissions';
import type { Item } from '../../../../domain/items';
import { displayTemplateOf, type Field } from '../../../../domain/schema';
import { renderTemplate } from '../../../../domain/templates';
import { viewModel } from '../../../../kit';

/** In characters. */
const MAX_NAME_LENGTH = 60;

const shortened = (text: string): string =>
  text.length > MAX_NAME_LENGTH ? `${text.slice(0, MAX_NAME_LENGTH - 1)}…` : text;

/** The title of a related item: by its display template, otherwise its first text or number. */
export const relatedName = (template: string | null, values: Item): string => {
  const named = template === null ? '' : renderTemplate(template, values);
  if (named !== '') return shortened(named);
  const first = Object.values(values).find((value) => typeof value === 'string' || typeof value === 'number');
  return first === undefined ? '—' : shortened(String(first));
};

export interface NamedRelation extends CopiedRelation {
  /** The titles of the first related items. */
  readonly names: readonly string[];
}

export interface NamedPreview {
  readonly relations: readonly NamedRelation[];
  readonly createdCount: number;
  readonly omitted: readonly Field[];
}

/** The dialog names this many related items and counts the rest. */
const MAX_NAMES = 4;

/** The copy of an open item and its preview with names. */
export class CopyViewModel {
  readonly copy: CopyItem;
  readonly preview$: Observable<NamedPreview | null>;

  constructor(dependencies: CopyItemDependencies, editing: ItemEditing) {
    this.copy = new CopyItem(editing, dependencies);
    const { schema } = dependencies.schema;
    this.preview$ = this.copy.preview$.pipe(
      map((preview) =>
        preview === null
          ? null
          : {
              ...preview,
              relations: preview.relations.map((relation) => ({
                ...relation,
                names: relation.items
                  .slice(0, MAX_NAMES)
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
  [itemDependencies('items', 'schema', 'access', 'notifications', 'identifiers')],
  (dependencies) => (editing: ItemEditing) => new CopyViewModel(dependencies, editing),
);
