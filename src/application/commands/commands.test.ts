import { firstValueFrom } from 'rxjs';
import { Commands, type Command } from '.';

const command = (id: string): Command => ({ id, title: id, icon: 'bolt', run: () => undefined });

test('lists the last registered commands first, until they are removed', async () => {
  const commands = new Commands();
  const takeBack = commands.register([command('theme'), command('sign-out')]);
  commands.register([command('save')]);
  expect((await firstValueFrom(commands.all$)).map(({ id }) => id)).toEqual(['save', 'theme', 'sign-out']);
  takeBack();
  expect((await firstValueFrom(commands.all$)).map(({ id }) => id)).toEqual(['save']);
});
