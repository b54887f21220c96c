import { firstValueFrom } from 'rxjs';
import { Commands, type Command } from '.';

const command = (id: string): Command => ({ id, title: id, icon: 'bolt', run: () => undefined });

test('what was offered last comes first, until it is taken back', async () => {
  const commands = new Commands();
  const takeBack = commands.register([command('theme'), command('sign-out')]);
  commands.register([command('save')]);
  expect((await firstValueFrom(commands.all$)).map(({ id }) => id)).toEqual(['save', 'theme', 'sign-out']);
  takeBack();
  expect((await firstValueFrom(commands.all$)).map(({ id }) => id)).toEqual(['save']);
});
