import type { InterfaceFixtures } from '../../kit';
import { isJsonObject, type Json } from '../../kernel';

const PORTS: Json = [
  { note: 'kept', name: 'Hirta', depth: 4 },
  { name: 'Ullapool', depth: '9007199254740993' },
  { name: 'Mallaig' },
];

const FIELDS = [
  { field: 'name', name: 'name', type: 'string', meta: { interface: 'input', width: 'half', required: true } },
  { field: 'depth', name: 'depth', type: 'bigInteger', meta: { interface: 'input', width: 'half', note: 'In metres' } },
];

/** The drawer needs the page of an item; the tests of this folder open it. */
export const listFixtures: InterfaceFixtures = {
  values: { json: [PORTS, [], [{}], [{ name: { nested: [1, null] } }], ['Hirta'], [{ name: 'Hirta' }, null]] },
  options: [
    { fields: FIELDS, template: '{{name}}', addLabel: 'Add port', limit: 3 },
    { fields: [7, { name: 'nameless' }, { field: '__proto__' }, { field: 'boats', type: 'alias' }], template: 1 },
  ],
  supports: (value) => value === null || (Array.isArray(value) && value.every(isJsonObject)),
  edits: [
    {
      type: 'json',
      from: PORTS,
      steps: [{ click: 'button', text: 'list_row_remove', item: 'Ullapool' }],
      value: [{ note: 'kept', name: 'Hirta', depth: 4 }, { name: 'Mallaig' }],
    },
    {
      type: 'json',
      from: [{ name: 'Mallaig' }],
      steps: [{ click: 'button', text: 'list_row_remove', item: 'Mallaig' }],
      value: null,
    },
  ],
};
