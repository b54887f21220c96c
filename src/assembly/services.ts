import { Container, type ContainerModule } from 'inversify';
import type { Services } from '../kit';
import { applicationModule } from './application.module';
import { browserModule } from './browser.module';
import { gatewaysModule } from './gateways.module';
import { shellModule } from './shell.module';

/** The application's services around one adapter. */
export const assemble = (adapter: ContainerModule): Services => {
  const container = new Container();
  container.load(browserModule, applicationModule, shellModule, gatewaysModule, adapter);
  return { get: (token) => container.get(token) };
};
