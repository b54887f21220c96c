import { BehaviorSubject, firstValueFrom, of } from 'rxjs';
import type { OpenItem } from '../../../application/item-editing';
import { ItemPageActions } from './item-page-actions';

type Kind = 'existing' | 'new' | 'singleton';

const open = (kind: Kind, archived: boolean | null, hasNewPage?: boolean) => {
  const executed: string[] = [];
  const operation = (name: string, denied: string | false = false) => ({
    denied$: of(denied),
    execute: (input?: string) => void executed.push([name, input].join(' ').trim()),
  });
  const operations = {
    editing: { target$: new BehaviorSubject({ kind }), busy$: of(true) },
    save: operation('save', 'nothing_to_save'),
    remove: operation('delete'),
    archive: { ...operation('archive'), archived$: of(archived) },
    discard: operation('discard'),
  } as unknown as OpenItem;
  return { actions: new ItemPageActions(operations, of('not_allowed'), { hasNewPage }), executed };
};

const described = async (actions: ItemPageActions): Promise<readonly string[]> =>
  Promise.all(
    (await firstValueFrom(actions.all$)).map(async ({ label, denied$ }) =>
      [label, await firstValueFrom(denied$)].filter((part) => part !== false).join(' '),
    ),
  );

const SAVES = ['save nothing_to_save', 'save_and_stay nothing_to_save', 'save_and_create_new nothing_to_save'];

test.each([
  ['existing', true, [...SAVES, 'save_as_copy not_allowed', 'discard_changes', 'unarchive_item', 'delete_item']],
  ['existing', false, [...SAVES, 'save_as_copy not_allowed', 'discard_changes', 'archive_item', 'delete_item']],
  ['existing', null, [...SAVES, 'save_as_copy not_allowed', 'discard_changes', 'delete_item']],
  ['new', null, [...SAVES, 'discard_changes']],
  ['singleton', null, [...SAVES.slice(0, 2), 'discard_changes']],
] as const)('lists the actions of a %s item, archived: %s', async (kind, archived, expected) => {
  expect(await described(open(kind, archived).actions)).toEqual(expected);
});

test('saves no other new item where the collection has no page for one', async () => {
  expect(await described(open('existing', null, false).actions)).not.toContain(SAVES[2]);
});

test('actions execute their operation with its input; copy and delete open their dialog first', async () => {
  const { actions, executed } = open('existing', false);
  const dialogs: (string | null)[] = [];
  actions.dialog$.subscribe((dialog) => dialogs.push(dialog));
  for (const action of await firstValueFrom(actions.all$)) action.execute?.();
  actions.closeDialog();
  expect(executed).toEqual(['save leave', 'save stay', 'save new', 'discard', 'archive']);
  expect(dialogs).toEqual([null, 'copy', 'delete', null]);
});

test('the save button shows progress during any write of the item', async () => {
  const [save] = await firstValueFrom(open('existing', false).actions.save$);
  expect(save?.busy$ && (await firstValueFrom(save.busy$))).toBe(true);
});
