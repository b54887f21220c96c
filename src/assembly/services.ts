import { Container, type ContainerModule } from 'inversify';
import type { Services } from '../kit';
import { applicationModule } from './application.module';
import { browserModule } from './browser.module';
import { shellModule } from './shell.module';

/** The application's services around one set of gateways. */
export const assemble = (gateways: ContainerModule): Services => {
  const container = new Container();
  container.load(browserModule, applicationModule, shellModule, gateways);
  return { get: (token) => container.get(token) };
};
