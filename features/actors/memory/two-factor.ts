import { itemDependencies } from '../../../src/application/dependencies';
import { ItemEditing } from '../../../src/application/item-editing';
import { namedServices } from '../../../src/kit';
import {
  isEnabled,
  setupFailure,
  systemMfaSetupViewModel,
  type SystemMfaSetupViewModel,
} from '../../../src/interfaces/system-mfa-setup/system-mfa-setup.view-model';
import type { Item } from '../../../src/domain/items';
import { currentValue } from '../../../src/kernel';
import type { TwoFactorActor } from '../two-factor-actor';
import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';

const USERS = 'directus_users';

interface OpenRecord {
  readonly editing: ItemEditing;
  readonly view: SystemMfaSetupViewModel;
}

/** Drives the view-model of the field in the form of a user. */
export class MemoryTwoFactor implements TwoFactorActor {
  private record: OpenRecord | null = null;

  constructor(
    private readonly router: MemoryRouter,
    private readonly texts: MemoryTexts,
  ) {}

  async opens(email: string): Promise<void> {
    const { services } = this.router;
    const dependencies = namedServices(
      services,
      itemDependencies('items', 'schema', 'access', 'clock', 'identifiers', 'prefetch'),
    );
    const editing = new ItemEditing({ kind: 'existing', collection: USERS, key: this.keyOf(email) }, dependencies);
    this.router.settle();
    const { form } = editing;
    const view = systemMfaSetupViewModel(services)(form.values$);
    form.field$('tfa_secret').subscribe(({ value }) => view.setup.setEnabled(isEnabled(value)));
    view.setup.changes$.subscribe(() => form.reportServerChange('tfa_secret'));
    this.record = { editing, view };
  }

  async toggles(): Promise<void> {
    if ((await this.disabledReason()) === null) this.open.view.setup.toggle();
  }

  async confirms(entry: string): Promise<void> {
    const { setup, form } = this.open.view;
    form.change(setup.step.kind === 'password' ? { current_password: entry } : { one_time_code: entry });
    form.submit();
    this.router.settle();
  }

  async cancels(): Promise<void> {
    this.open.view.setup.cancel();
    this.router.settle();
  }

  async isOn(): Promise<boolean> {
    return isEnabled(this.open.editing.form.values['tfa_secret'] ?? null);
  }

  async secret(): Promise<string | null> {
    const { step } = this.open.view.setup;
    return step.kind === 'confirm' ? step.factor.secret : null;
  }

  async failure(): Promise<string | null> {
    const { setup, form } = this.open.view;
    const { failure } = form.state;
    return failure === null ? null : this.texts.translate(setupFailure(setup.step.kind, failure));
  }

  async disabledReason(): Promise<string | null> {
    const denied = currentValue(this.open.view.denied$);
    return denied === false ? null : this.texts.translate({ key: denied });
  }

  private get open(): OpenRecord {
    if (this.record === null) throw new Error('No record of a user is open');
    return this.record;
  }

  private keyOf(email: string): string {
    const { items } = namedServices(this.router.services, itemDependencies('items'));
    let found: readonly Item[] = [];
    items
      .list(USERS, { fields: ['id'], filter: { email: { _eq: email } } })
      .subscribe((result) => (found = 'right' in result ? result.right : []));
    this.router.settle();
    return String(found[0]?.['id'] ?? '');
  }
}
