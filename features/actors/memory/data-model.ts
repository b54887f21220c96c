import type { ModelComparison } from '../../../src/application/data-model';
import { entryKey } from '../../../src/domain/data-model';
import { currentValue } from '../../../src/kernel';
import {
  compareViewModel,
  type CompareViewModel,
} from '../../../src/modules/settings/data-model/compare/compare.view-model';
import { dataModelViewModel } from '../../../src/modules/settings/data-model/data-model.view-model';
import {
  diagramViewModel,
  type DiagramViewModel,
} from '../../../src/modules/settings/data-model/diagram/diagram.view-model';
import { Downloads } from '../../../src/ports/environment/downloads';
import type { RecordedDownloads } from '../../assemblies/memory-browser';
import type { DataModelActor } from '../data-model-actor';
import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';

/** Drives the view-models of the list of collections and of the drawer for comparisons. */
export class MemoryDataModel implements DataModelActor {
  private drawer: CompareViewModel | null = null;
  private diagram: DiagramViewModel | null = null;

  constructor(
    private readonly router: MemoryRouter,
    private readonly texts: MemoryTexts,
  ) {}

  async savesModel(): Promise<void> {
    const view = dataModelViewModel(this.router.services)();
    view.actions.find(({ id }) => id === 'save-model')?.execute?.();
    this.router.settle();
    view.dispose();
  }

  async comparesModel(content: string): Promise<void> {
    this.drawer?.dispose();
    this.drawer = compareViewModel(this.router.services)();
    this.comparison.open(new File([content], 'data-model.json'));
    while (this.stage.kind === 'reading') {
      await new Promise((done) => setTimeout(done, 1));
      this.router.settle();
    }
  }

  async togglesEntry(entry: string): Promise<void> {
    const found = this.entries.find((each) => entryKey(each) === entry);
    if (found === undefined) throw new Error(`The difference has no ${entry}`);
    this.comparison.toggle(found);
  }

  async appliesDifference(): Promise<void> {
    this.comparison.execute();
    this.router.settle();
  }

  async savedModel(): Promise<string> {
    const { last } = this.router.services.get(Downloads) as RecordedDownloads;
    if (last === null) throw new Error('Nothing has been saved');
    return new TextDecoder().decode(await last.file.arrayBuffer());
  }

  async difference(): Promise<readonly string[]> {
    const chosen = currentValue(this.comparison.chosen$);
    return this.entries.map((each) => {
      const key = entryKey(each);
      return `${each.change} ${key}${chosen.has(key) ? ' (chosen)' : ''}`;
    });
  }

  async comparisonText(): Promise<string> {
    const { stage } = this;
    if (stage.kind === 'choosing' && stage.fault !== null) {
      const { fault, ...parameters } = stage.fault;
      return this.texts.translate({ key: `snapshot_${fault}`, parameters });
    }
    if (stage.kind !== 'compared' || stage.difference.entries.length > 0) return '';
    return this.texts.translate({ key: 'compare_equal', parameters: { file: stage.file } });
  }

  async opensDiagramList(): Promise<void> {
    this.diagram?.dispose();
    this.diagram = diagramViewModel(this.router.services)(null);
    this.router.settle();
  }

  async diagramRelations(collection: string): Promise<readonly string[]> {
    if (this.diagram === null) throw new Error('The diagram is not open');
    const section = currentValue(this.diagram.sections$).find((each) => each.collection === collection);
    return (section?.relations ?? []).map(
      ({ field, type, targets }) =>
        `${field}: ${this.texts.translate({ key: `kind_${type}` })} → ${targets.map(({ name }) => name).join(', ')}`,
    );
  }

  private get comparison(): ModelComparison {
    if (this.drawer === null) throw new Error('Nothing is compared');
    return this.drawer.comparison;
  }

  private get stage() {
    return currentValue(this.comparison.stage$);
  }

  private get entries() {
    const { stage } = this;
    const entries = stage.kind === 'compared' ? stage.difference.entries : [];
    return (['added', 'changed', 'removed'] as const).flatMap((change) =>
      entries.filter((each) => each.change === change),
    );
  }
}
