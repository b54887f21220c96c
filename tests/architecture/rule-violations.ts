/** A small tree of files without violations; each violation below is added to it. */
export const SOUND: Readonly<Record<string, string>> = {
  'src/kernel/index.ts': "export { call } from './call';",
  'src/kernel/call.ts': "import { of } from 'rxjs';\nexport const call = of(1);",
  'src/domain/items/index.ts': "export { item } from './item';\nexport type { Key } from './key';",
  'src/domain/items/item.ts':
    "import { left } from 'fp-ts/Either';\nimport { call } from '../../kernel';\nexport const item = [left(1), call];",
  'src/domain/items/key.ts': "import type { call } from '../../kernel';\nexport type Key = typeof call;",
  'src/ports/items-gateway.ts':
    "import type { Key } from '../domain/items';\nexport interface ItemsGateway { read(key: Key): void }",
  'src/application/browse/index.ts': "export { browse } from './browse';",
  'src/application/browse/browse.ts':
    "import type { ItemsGateway } from '../../ports/items-gateway';\nimport { item } from '../../domain/items';\nexport const browse = (gateway: ItemsGateway) => [gateway, item];",
  'src/adapters/http/http-items-gateway.ts':
    "import type { ItemsGateway } from '../../ports/items-gateway';\nexport const gateway = (): ItemsGateway => ({ read: () => undefined });",
  'src/ui/controls/button/button.tsx': "import { useState } from 'react';\nexport const Button = () => useState(0)[0];",
  'src/kit/index.ts':
    "export type { ItemsGateway } from '../ports/items-gateway';\nexport { browse } from '../application/browse';",
  'src/parts/form/form.tsx':
    "import { Button } from '../../ui/controls/button/button';\nimport { browse } from '../../kit';\nexport const Form = [Button, browse];",
  'src/modules/users/users-page.tsx': "import { Form } from '../../parts/form/form';\nexport const UsersPage = Form;",
  'src/modules/users/users.test.ts':
    "import { world } from '../../../fixtures/world';\nimport { readFileSync } from 'node:fs';\nexport const test = [world, readFileSync];",
  'src/assembly/container.ts':
    "import { Container } from 'inversify';\nimport { gateway } from '../adapters/http/http-items-gateway';\nimport { world } from '../../fixtures/world';\nexport const container = [Container, gateway, world];",
  'src/main.tsx':
    "import { container } from './assembly/container';\nimport { UsersPage } from './modules/users/users-page';\nvoid [container, UsersPage];",
  'fixtures/world.ts': "import { item } from '../src/domain/items';\nexport const world = item;",
};

interface RuleViolation {
  readonly rule: string;
  readonly files: Readonly<Record<string, string>>;
}

const importing = (path: string): string => `import * as imported from '${path}';\nexport const use = imported;`;

/** For each rule a file that breaks it. */
export const VIOLATIONS: readonly RuleViolation[] = [
  { rule: 'kernel-knows-nothing', files: { 'src/kernel/bad.ts': importing('../domain/items') } },
  { rule: 'domain-knows-only-kernel', files: { 'src/domain/items/bad.ts': importing('../../ports/items-gateway') } },
  { rule: 'ports-know-only-domain', files: { 'src/ports/bad.ts': importing('../application/browse') } },
  {
    rule: 'application-knows-only-ports',
    files: { 'src/application/browse/bad.ts': importing('../../adapters/http/http-items-gateway') },
  },
  { rule: 'adapters-know-only-ports', files: { 'src/adapters/http/bad.ts': importing('../../application/browse') } },
  {
    rule: 'ui-knows-only-kernel',
    files: {
      'src/ui/controls/button/bad.ts': "import type { Key } from '../../../domain/items';\nexport type Mine = Key;",
    },
  },
  { rule: 'kit-knows-no-contribution', files: { 'src/kit/bad.ts': importing('../modules/users/users-page') } },
  { rule: 'kit-uses-ports-as-types', files: { 'src/kit/bad-port.ts': importing('../ports/items-gateway') } },
  {
    rule: 'parts-know-no-contribution',
    files: { 'src/parts/form/bad.ts': importing('../../modules/users/users-page') },
  },
  {
    rule: 'contributions-know-no-outside',
    files: { 'src/displays/user/bad.ts': importing('../../adapters/http/http-items-gateway') },
  },
  {
    rule: 'contributions-know-no-sibling',
    files: { 'src/layouts/cards/bad.ts': importing('../../modules/users/users-page') },
  },
  { rule: 'shell-knows-no-contribution', files: { 'src/shell/bad.ts': importing('../modules/users/users-page') } },
  { rule: 'locales-know-nothing', files: { 'src/locales/bad.ts': importing('../kernel') } },
  {
    rule: 'ui-base-knows-no-group',
    files: { 'src/ui/base/bad.ts': importing('../controls/button/button') },
  },
  {
    rule: 'ui-content-knows-only-base',
    files: { 'src/ui/content/badge/bad.ts': importing('../../controls/button/button') },
  },
  {
    rule: 'ui-frame-and-data-on-top',
    files: {
      'src/ui/overlays/menu/bad.ts': importing('../../data/table/table'),
      'src/ui/data/table/table.ts': 'export const table = 1;',
    },
  },
  {
    rule: 'parts-fields-at-the-bottom',
    files: {
      'src/parts/fields/choices/bad.ts': importing('../../page/not-found/not-found'),
      'src/parts/page/not-found/not-found.ts': 'export const notFound = 1;',
    },
  },
  {
    rule: 'parts-page-knows-only-fields',
    files: {
      'src/parts/page/not-found/bad.ts': importing('../../lists/list-page/list-page'),
      'src/parts/lists/list-page/list-page.ts': 'export const listPage = 1;',
    },
  },
  {
    rule: 'parts-form-knows-no-list',
    files: { 'src/parts/item/item-form/bad.ts': importing('../../lists/list-page/list-page') },
  },
  {
    rule: 'parts-lists-know-no-relation',
    files: {
      'src/parts/lists/list-page/bad.ts': importing('../../relations/picker-drawer/picker-drawer'),
      'src/parts/relations/picker-drawer/picker-drawer.ts': 'export const pickerDrawer = 1;',
    },
  },
  {
    rule: 'parts-relations-know-no-file',
    files: {
      'src/parts/relations/picker-drawer/bad.ts': importing('../../files/uploader/uploader'),
      'src/parts/files/uploader/uploader.ts': 'export const uploader = 1;',
    },
  },
  {
    rule: 'parts-item-page-on-top',
    files: {
      'src/parts/files/uploader/bad.ts': importing('../../item/item-page/item-page'),
      'src/parts/item/item-page/item-page.ts': 'export const itemPage = 1;',
    },
  },
  { rule: 'nobody-imports-assembly', files: { 'src/shell/bad-assembly.ts': importing('../assembly/container') } },
  { rule: 'fixtures-only-through-assembly', files: { 'src/shell/bad-world.ts': importing('../../fixtures/world') } },
  { rule: 'fixtures-know-only-data', files: { 'fixtures/bad.ts': importing('../src/application/browse') } },
  { rule: 'adapters-stand-apart', files: { 'src/adapters/memory/bad.ts': importing('../http/http-items-gateway') } },
  { rule: 'through-the-door', files: { 'src/parts/form/bad-door.ts': importing('../../domain/items/item') } },
  { rule: 'kernel-through-the-door', files: { 'src/parts/form/bad-kernel.ts': importing('../../kernel/call') } },
  { rule: 'rules-are-pure', files: { 'src/modules/users/bad.rules.ts': importing('../../application/browse') } },
  { rule: 'kernel-packages', files: { 'src/kernel/bad-package.ts': importing('idb') } },
  { rule: 'domain-packages', files: { 'src/modules/users/bad.query.ts': importing('rxjs') } },
  { rule: 'ports-packages', files: { 'src/ports/bad-package.ts': importing('idb') } },
  { rule: 'application-packages', files: { 'src/application/browse/bad-package.ts': importing('marked') } },
  { rule: 'adapters-packages', files: { 'src/adapters/http/bad-package.ts': importing('date-fns') } },
  { rule: 'io-ts-in-codecs', files: { 'src/adapters/http/bad-codec.ts': importing('io-ts') } },
  { rule: 'inversify-in-assembly', files: { 'src/application/browse/bad-container.ts': importing('inversify') } },
  { rule: 'react-in-views', files: { 'src/application/browse/bad-view.ts': importing('react') } },
  { rule: 'views-only-show', files: { 'src/parts/form/bad-stream.tsx': importing('rxjs') } },
  { rule: 'no-node-in-the-browser', files: { 'src/shell/bad-node.ts': importing('node:fs') } },
  {
    rule: 'no-host-code-in-the-browser',
    files: {
      'src/ui/controls/button/bad-host.ts': importing('../../../../host/build/icons'),
      'host/build/icons.ts': 'export const icons = [];',
    },
  },
  { rule: 'no-development-packages', files: { 'src/shell/bad-package.ts': importing('webpack') } },
  { rule: 'no-tests-in-the-product', files: { 'src/shell/bad-test.ts': importing('../modules/users/users.test') } },
  { rule: 'no-cycles', files: { 'src/shell/one.ts': importing('./other'), 'src/shell/other.ts': importing('./one') } },
  { rule: 'no-orphans', files: { 'src/shell/orphan.ts': 'export const alone = 1;' } },
  { rule: 'no-dead-code', files: { 'src/shell/dead.ts': importing('../kernel') } },
  { rule: 'no-unresolved', files: { 'src/shell/bad-path.ts': importing('./nowhere') } },
];
