import {
  changedFields,
  groupByDay,
  INITIAL_REVISION_LIMIT,
  namedFields,
  type RevisionEntry,
} from '../../../src/domain/revisions';
import { fieldOf, primaryKeyOf } from '../../../src/domain/schema';
import { userName } from '../../../src/domain/users';
import { abbreviate } from '../../../src/domain/values';
import { valueOf, type Json, currentValue } from '../../../src/kernel';
import type { TextKey } from '../../../src/kit';
import { HistoryDependencies, historyKey, listedRevisions } from '../../../src/application/history';
import { dayHeading } from '../../../src/parts/item/item-history/format-timestamp.rules';
import { RevisionDrawerViewModel } from '../../../src/parts/item/item-history/revisions/revision-drawer.view-model';
import { splitAtName, revisionSentence } from '../../../src/parts/item/item-history/revisions/revision.rules';
import {
  revisionsViewModel,
  type RevisionsViewModel,
} from '../../../src/parts/item/item-history/revisions/revisions.view-model';
import type { ItemViewModel } from '../../../src/parts/item/item-page/item.view-model';
import type { FieldChange, RevisionsActor } from '../activity-actors';
import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';
import { AccessStore } from '../../../src/application/access';
import { Now } from '../../../src/application/clock';
import { SchemaStore } from '../../../src/application/data-model';

const ZONE = 'UTC';

interface Panels {
  readonly view: ItemViewModel;
  readonly revisions: RevisionsViewModel;
}

const plain = (value: Json): string =>
  value === null ? '—' : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Drives the view-models of the revision panel and drawer. */
export class MemoryRevisions implements RevisionsActor {
  private panels: Panels | null = null;
  private drawer: RevisionDrawerViewModel | null = null;

  constructor(
    private readonly router: MemoryRouter,
    private readonly texts: MemoryTexts,
  ) {}

  async showsAllRevisions(): Promise<void> {
    this.open.revisions.history.showAll();
    this.router.settle();
  }

  async opensRevision(place: number): Promise<void> {
    const { view, revisions } = this.open;
    const revision = this.listed[place - 1];
    if (revision === undefined) throw new Error(`There is no revision ${place}`);
    this.drawer?.dispose();
    this.drawer = new RevisionDrawerViewModel(
      this.router.services.get(HistoryDependencies),
      revisions.history,
      view.item,
      revision.id,
      this.texts.locale.code,
    );
    this.router.settle();
  }

  async stepsTo(which: 'earlier' | 'later'): Promise<void> {
    this.opened.viewer.step(which === 'earlier' ? -1 : 1);
    this.router.settle();
  }

  async looksAt(tab: 'changes' | 'preview'): Promise<void> {
    this.opened.viewer.setView(tab === 'preview' ? 'version' : 'previous');
  }

  async comparesWith(what: 'the one before' | 'the item now'): Promise<void> {
    this.opened.viewer.setView(what === 'the item now' ? 'current' : 'previous');
  }

  async reverts(field: string | null): Promise<void> {
    this.opened.viewer.revert.execute(field);
    this.router.settle();
  }

  async seesRevisions(): Promise<boolean> {
    return currentValue(this.open.revisions.history.visibility$) !== 'not_allowed';
  }

  async summaries(): Promise<readonly string[]> {
    const fieldsById = currentValue(this.open.revisions.history.changedFields$);
    return this.listed.map((revision) => this.sentence(revision, fieldsById.get(revision.id) ?? null));
  }

  async days(): Promise<readonly string[]> {
    const present = currentValue(this.router.services.get(Now).now$);
    const days = groupByDay(this.listed, ({ activity }) => activity?.timestamp ?? '', present, ZONE);
    return days.map(({ day }) => {
      const heading = dayHeading(day, present, this.texts.locale.code);
      return 'key' in heading ? this.texts.translate(heading) : heading.text;
    });
  }

  async revisionCount(): Promise<string | null> {
    const kept = valueOf(currentValue(this.open.revisions.history.revisions$));
    return kept === null || kept.total === 0 ? null : abbreviate(kept.total, 'en-US');
  }

  async hint(): Promise<string | null> {
    const { history } = this.open.revisions;
    if (currentValue(history.visibility$) === 'not_tracked')
      return this.texts.translate({ key: 'revisions_not_tracked' });
    const kept = valueOf(currentValue(history.revisions$));
    if (kept?.total === 0) return this.texts.translate({ key: 'revisions_none' });
    const others = kept?.omittedCount ?? 0;
    return others > 0
      ? this.texts.translate({ key: 'revisions_between', parameters: { count: others, number: String(others) } })
      : null;
  }

  async openRevision(): Promise<string> {
    const { revision } = this.shown;
    return this.sentence(revision, changedFields(revision));
  }

  async change(field: string): Promise<FieldChange | null> {
    const found = this.shown.changes.find((change) => change.field === field);
    return found === undefined ? null : { before: plain(found.before), after: plain(found.after) };
  }

  async previewed(field: string): Promise<string> {
    return plain(currentValue(this.opened.preview.field$(field)).value);
  }

  async revertDisabledReason(field: string | null): Promise<string | null> {
    if (field === null) return this.reason(currentValue(this.opened.viewer.revert.denied$));
    return this.reason(this.shown.changes.find((change) => change.field === field)?.obstacle ?? 'field_gone');
  }

  dispose(): void {
    this.drawer?.dispose();
    this.drawer = null;
    this.panels?.revisions.dispose();
    this.panels = null;
  }

  private get open(): Panels {
    const { page, services } = this.router;
    if (page.kind !== 'item') throw new Error(`There is no item at ${this.router.address}`);
    if (this.panels?.view === page.view) return this.panels;
    this.dispose();
    const { target, item$ } = page.view.item.editing;
    const { schema } = services.get(SchemaStore);
    const key = historyKey(
      target,
      valueOf(currentValue(item$)),
      primaryKeyOf(schema, target.collection)?.field ?? null,
    );
    if (key === null) throw new Error('A new item has no revisions');
    this.panels = {
      view: page.view,
      revisions: revisionsViewModel(services)(page.view.item, target.collection, key),
    };
    this.panels.revisions.history.list(INITIAL_REVISION_LIMIT);
    this.router.settle();
    return this.panels;
  }

  private get opened(): RevisionDrawerViewModel {
    if (this.drawer === null) throw new Error('No revision is open');
    return this.drawer;
  }

  private get shown() {
    const shown = currentValue(this.opened.viewer.viewed$);
    if (shown === null) throw new Error('The revision is not in the list');
    return shown;
  }

  private get listed(): readonly RevisionEntry[] {
    const { loaded } = this.open.revisions.history;
    return loaded === null ? [] : listedRevisions(loaded);
  }

  private nameOf(user: NonNullable<RevisionEntry['activity']>['user']): string {
    return (user && userName(user)) ?? this.texts.translate({ key: 'unknown_user' });
  }

  private sentence(revision: RevisionEntry, changed: readonly string[] | null): string {
    const { schema } = this.router.services.get(SchemaStore);
    const { collection } = this.open.revisions.history.item;
    const field = (name: string): string => {
      const known = fieldOf(schema, collection, name);
      return known === null ? name : this.texts.fieldName(known);
    };
    const { access } = this.router.services.get(AccessStore);
    const named = (all: readonly string[]): readonly string[] => namedFields(schema, access, collection, all);
    const [before, after] = splitAtName(
      this.texts.translate(revisionSentence(revision, changed, { named, field, locale: this.texts.locale.code })),
    );
    return `${before}${this.nameOf(revision.activity?.user ?? null)}${after}`;
  }

  private reason(key: TextKey | false): string | null {
    return key === false ? null : this.texts.translate({ key });
  }
}
