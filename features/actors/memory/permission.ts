import { SchemaStore } from '../../../src/application/data-model';
import { checkedFields, withField } from '../../../src/domain/permissions';
import { fieldsOf, isNoData } from '../../../src/domain/schema';
import { printJsonText } from '../../../src/domain/values';
import { currentValue } from '../../../src/kernel';
import {
  type PermissionDrawerViewModel,
  permissionDrawerViewModel,
} from '../../../src/modules/settings/permissions/drawer/permission-drawer.view-model';
import { permissionPlace } from '../../support/permission-addresses';
import type { PermissionActor, RuleJsonPart } from '../permission-actor';
import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';

/** Drives the view-model of the drawer of a permission. */
export class MemoryPermission implements PermissionActor {
  private drawer: PermissionDrawerViewModel | null = null;

  constructor(
    private readonly router: MemoryRouter,
    private readonly texts: MemoryTexts,
  ) {}

  async opensRule(role: string, collection: string, action: string): Promise<void> {
    this.drawer?.dispose();
    const place = permissionPlace(role, collection, action);
    this.drawer = permissionDrawerViewModel(this.router.services)(place.role, place.id, 'en-US');
    this.drawer.gone$.subscribe();
    this.drawer.done$.subscribe();
    this.router.settle();
  }

  async typesRule(part: RuleJsonPart, text: string): Promise<void> {
    this.rule.changeText(part, text);
    this.router.settle();
  }

  async togglesRuleField(field: string): Promise<void> {
    const { fields } = this.open.values;
    const isChosen = checkedFields(fields, this.fields).includes(field);
    this.rule.change('fields', withField(fields, this.fields, field, !isChosen));
  }

  async savesRule(): Promise<void> {
    this.view.save();
    this.router.settle();
  }

  async answersRuleConflict(choice: 'mine' | 'theirs'): Promise<void> {
    if (choice === 'mine') this.rule.replaceTheirs();
    else this.rule.keepTheirs();
    this.router.settle();
  }

  async ruleJson(part: RuleJsonPart): Promise<string> {
    const { texts, values } = this.open;
    return (texts[part] ?? printJsonText(values[part])).replaceAll(/\s/gu, '');
  }

  async ruleMatches(): Promise<string> {
    const match = currentValue(this.view.matches$);
    switch (match?.kind) {
      case undefined:
        return '';
      case 'counted':
        return this.texts.translate({
          key: 'rule_matches',
          parameters: { number: String(match.number), total: String(match.total) },
        });
      case 'user_needed':
        return this.texts.translate({ key: 'rule_matches_user' });
      default:
        return match?.kind ?? '';
    }
  }

  async ruleFields(): Promise<readonly string[]> {
    return checkedFields(this.open.values.fields, this.fields);
  }

  async ruleDenial(): Promise<string> {
    const denied = currentValue(this.rule.denied$);
    return denied === false ? '' : this.texts.translate({ key: denied });
  }

  async ruleConflicts(): Promise<readonly string[]> {
    return currentValue(this.rule.conflicts$).map(({ member }) => this.texts.translate({ key: `rule_tab_${member}` }));
  }

  private get view(): PermissionDrawerViewModel {
    if (this.drawer === null) throw new Error('No permission is open');
    return this.drawer;
  }

  private get rule() {
    return this.view.rule;
  }

  private get open() {
    const { rule } = this.rule;
    if (rule === null) throw new Error('The permission is not loaded');
    return rule;
  }

  private get fields(): readonly string[] {
    const { schema } = this.router.services.get(SchemaStore);
    return fieldsOf(schema, this.open.stored.collection)
      .filter((field) => !isNoData(field))
      .map(({ field }) => field);
  }
}
