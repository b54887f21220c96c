import { left } from 'fp-ts/Either';
import { defer, of } from 'rxjs';
import { collection, primaryKey, world } from '../../../../fixtures/builders';
import { AccessStore, PermissionChanges, RolesStore } from '../../../application/access';
import { ClipboardWriter } from '../../../application/clipboard';
import { SchemaStore } from '../../../application/data-model';
import { CapabilitiesStore } from '../../../application/settings';
import { Notifications } from '../../../application/notifications';
import { anonymousAccess, type NewPermission, type Permission } from '../../../domain/permissions';
import { DEFAULT_CAPABILITIES } from '../../../domain/settings';
import { schemaOf } from '../../../domain/schema';
import { apiFailure, succeed } from '../../../kernel';
import { Registries, Registry, type Services, Translator } from '../../../kit';
import { missingModule } from '../../missing';
import { Clock } from '../../../ports/environment/clock';
import { Downloads } from '../../../ports/environment/downloads';
import { PermissionsGateway } from '../../../ports/gateways/permissions-gateway';
import { RolesGateway } from '../../../ports/gateways/roles-gateway';
import { SchemaEditingGateway } from '../../../ports/gateways/schema-editing-gateway';

const stored = (id: number, name: string, action: string, more: Partial<Permission> = {}): Permission => ({
  id,
  role: 'editor',
  collection: name,
  action,
  fields: ['*'],
  permissions: null,
  validation: null,
  presets: null,
  ...more,
});

/** A server with the permissions of one role, and what the page asks of the rest of the application. */
export class FakeServer {
  rows: readonly Permission[] = [
    stored(1, 'articles', 'read'),
    stored(2, 'articles', 'update', { fields: ['title'] }),
    stored(3, 'directus_files', 'read'),
  ];
  isRefusing = false;
  readonly undo: (() => void)[] = [];
  readonly made: string[] = [];
  readonly copied: (readonly string[])[] = [];
  readonly saved: { readonly name: string; readonly file: Blob }[] = [];
  private nextId = 10;

  services(translator: Translator, names: readonly string[]): Services {
    const model = world('sample', [
      ...names.map((name) => collection(name, {}, [primaryKey()])),
      collection('old', null, []),
      collection('directus_files', {}, []),
      collection('directus_users', {}, []),
    ]);
    const schema = schemaOf(model.collections, model.fields, model.relations);
    const write = <A>(effect: () => A) =>
      defer(() => (this.isRefusing ? of(left(apiFailure(403, 'FORBIDDEN', ''))) : succeed(effect())));
    const services = new Map<unknown, unknown>([
      [Translator, translator],
      [Registries, { modules: new Registry(missingModule, []) }],
      [SchemaStore, { schema, schema$: of(schema), load: () => succeed(undefined) }],
      [AccessStore, { access: anonymousAccess, load: () => succeed(undefined) }],
      [PermissionChanges, new PermissionChanges()],
      [CapabilitiesStore, { capabilities: DEFAULT_CAPABILITIES }],
      [Notifications, { showWithAction: (_: string, { run }: { run: () => void }) => this.undo.push(run) }],
      [RolesStore, { roles$: of([{ id: 'editor', name: 'Night desk' }]) }],
      [ClipboardWriter, { copyRows: (rows: readonly (readonly string[])[]) => this.copied.push(...rows) }],
      [Downloads, { save: (name: string, file: Blob) => this.saved.push({ name, file }) }],
      [Clock, { now: () => Date.UTC(2027, 0, 5, 12) }],
      [RolesGateway, { read: () => succeed({ app_access: true }) }],
      [SchemaEditingGateway, { updateCollection: (name: string) => write(() => void this.made.push(name)) }],
      [
        PermissionsGateway,
        {
          listForRole: () => defer(() => succeed(this.rows)),
          createMany: (created: readonly NewPermission[]) => write(() => created.map((one) => this.add(one))),
          update: (id: number, changes: Partial<NewPermission>) =>
            write(() => {
              this.rows = this.rows.map((each) => (each.id === id ? { ...each, ...changes } : each));
              return this.rows.find((each) => each.id === id);
            }),
          removeMany: (ids: readonly number[]) =>
            write(() => void (this.rows = this.rows.filter(({ id }) => !ids.includes(id ?? 0)))),
        },
      ],
    ]);
    return { get: (token: unknown) => services.get(token) } as Services;
  }

  private add(one: NewPermission): Permission {
    const created = { ...one, id: this.nextId };
    this.nextId += 1;
    this.rows = [...this.rows, created];
    return created;
  }
}
