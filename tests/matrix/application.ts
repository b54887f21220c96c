import { firstValueFrom } from 'rxjs';
import { filter } from 'rxjs/operators';
import { Assembly } from '../../src/assembly/assembly';
import { memoryModule } from '../../src/assembly/memory.module';
import { type Services, Translator } from '../../src/kit';
import { Demo } from '../../src/ports/environment/demo';
import { Session, SessionData } from '../../src/application/session';

/**
 * The real application with an administrator signed in to the demo world, so that contributions find relations, files
 * and users.
 */
export const startApplication = async (): Promise<Services> => {
  // Missing in jsdom.
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  const assembly = new Assembly();
  assembly.add(await memoryModule('blog'));
  const { services } = assembly;
  await services.get(Translator).start('en-US');
  // The shell loads these before it shows a page; the suites render without the shell.
  await services.get(Translator).load();
  await signIn(services);
  return services;
};

/** Signs in as the user of the demo world with that role, and waits until the data of the session have loaded. */
export const signIn = async (services: Services, role = 'Administrator'): Promise<void> => {
  const person = services.get(Demo)?.users.find((user) => user.role === role);
  if (person === undefined) throw new Error(`The demonstration world has no user with the role '${role}'`);
  const session = services.get(Session);
  const { state$ } = services.get(SessionData);
  const hydrated = firstValueFrom(state$.pipe(filter(({ kind }) => kind === 'ready' || kind === 'failed')));
  await firstValueFrom(session.login({ email: person.email, password: person.password }));
  const { kind } = await hydrated;
  if (kind !== 'ready') throw new Error('The demonstration world did not load');
};

export const endApplication = (services: Services): void => {
  services.get(SessionData).dispose();
  services.get(Session).dispose();
};
