import { render } from '@testing-library/react';
import { BehaviorSubject, firstValueFrom, of } from 'rxjs';
import { Commands, type Command } from '../../../application/commands';
import { type Services, ServicesProvider, Translator } from '../../../kit';
import type { ItemViewModel } from './item.view-model';
import { useItemCommands } from './use-item-commands';

const open = async (kind: 'existing' | 'new' | 'singleton', archived: boolean | null) => {
  const ran: string[] = [];
  const action = (name: string, denied: string | false = false) => ({
    denied$: of(denied),
    execute: (how?: string) => void ran.push([name, how].join(' ').trim()),
  });
  const view = {
    editing: { target$: new BehaviorSubject({ kind }) },
    save: action('save', 'nothing_to_save'),
    remove: action('delete'),
    archive: { ...action('archive'), archived$: of(archived) },
    discard: action('discard'),
    copyDenied$: of(false),
  } as unknown as ItemViewModel;
  const commands = new Commands();
  const services = new Map<unknown, unknown>([
    [Translator, { locale$: of({ code: 'en-US' }), translate: (key: string) => key }],
    [Commands, commands],
  ]);
  const Page = () => {
    useItemCommands(view, (what) => void ran.push(`ask ${what}`));
    return null;
  };
  render(
    <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
      <Page />
    </ServicesProvider>,
  );
  return { ran, offered: (await firstValueFrom(commands.all$)) as readonly Command[] };
};

const told = (offered: readonly Command[]) =>
  offered.map(({ title, disabledReason }) => [title, disabledReason].join(' ').trim());

const SAVES = ['save nothing_to_save', 'save_and_stay nothing_to_save', 'save_and_create_new nothing_to_save'];

test('the commands match the buttons of the item with their denials', async () => {
  const { offered, ran } = await open('existing', true);
  expect(told(offered)).toEqual([...SAVES, 'discard_changes', 'save_as_copy', 'unarchive_item', 'delete_item']);
  for (const { run } of offered) run();
  expect(ran).toEqual(['save leave', 'save stay', 'save new', 'discard', 'ask copy', 'archive', 'ask delete']);
});

test.each([
  ['existing', null, [...SAVES, 'discard_changes', 'save_as_copy', 'delete_item']],
  ['new', null, [...SAVES, 'discard_changes']],
  ['singleton', null, [...SAVES.slice(0, 2), 'discard_changes']],
] as const)('a %s item has the commands that apply to it', async (kind, archived, titles) => {
  expect(told((await open(kind, archived)).offered)).toEqual(titles);
});
