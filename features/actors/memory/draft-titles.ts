import { itemDependencies } from '../../../src/application/dependencies';
import { SchemaStore } from '../../../src/application/data-model';
import { ItemNames } from '../../../src/application/filters';
import { namedServices, Translator } from '../../../src/kit';
import { draftTitle, namedItems, type TitledDraft } from '../../../src/parts/item/recovery/drafts.view-model';
import type { MemoryRouter } from './memory-router';

/** The titles that a list of drafts shows, once the names of their items are read. */
export const draftTitles = (router: MemoryRouter, drafts: readonly TitledDraft[], language: string): string[] => {
  const { services } = router;
  const { items, schema } = namedServices(services, itemDependencies('items', 'schema'));
  const names = new ItemNames(items, schema, language);
  names.requestAll(namedItems(drafts.map(({ place }) => place)));
  router.settle();
  const context = {
    schema: services.get(SchemaStore).schema,
    language,
    nameOf: names.nameOf.bind(names),
    t: services.get(Translator).translate.bind(services.get(Translator)),
  };
  const titles = drafts.map((draft) => draftTitle(draft, context));
  names.dispose();
  return titles;
};
