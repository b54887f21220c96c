import { right } from 'fp-ts/Either';
import { Container, type ContainerModule } from 'inversify';
import { catchError, defer, from, map } from 'rxjs';
import type { ExtensionPage } from '../application/extensions';
import type { LateStore } from '../application/session';
import { chainCall, fail, mapCall, networkFailure, type Call } from '../kernel';
import {
  ExtensionsService,
  LanguageService,
  PresetsService,
  Registries,
  UnfinishedWorkService,
  type Services,
} from '../kit';
import { applicationModule, PageForExtensions, WorkLoader } from './application.module';
import { browserModule } from './browser.module';
import { gatewaysModule } from './gateways.module';
import { shellModule } from './shell.module';
import type * as work from './work';

type Work = typeof work;

/** The application's services. Whatever asks for a gateway has to wait until an adapter has been added. */
export class Assembly {
  private readonly container = new Container();
  private working = false;
  readonly services: Services = { get: (token) => this.container.get(token) };

  constructor(extensions: ExtensionPage | null = null) {
    this.container.load(browserModule, applicationModule, shellModule, gatewaysModule);
    this.container.bind(PageForExtensions).toConstantValue(extensions);
    this.container.bind(WorkLoader).toConstantValue(() => this.loadWork());
  }

  add(adapter: ContainerModule): void {
    this.container.load(adapter);
  }

  /** Code that did not come is a network that failed; another attempt asks for it again. */
  private loadWork(): Call<readonly LateStore[]> {
    const language = this.services.get(LanguageService);
    const loaded: Call<void> = defer(() =>
      from(Promise.all([import(/* webpackChunkName: "work" */ './work'), language.loadSignedIn()])),
    ).pipe(
      map(([module]) => right(this.addOnce(module))),
      catchError(() => fail(networkFailure('GET work.js', false))),
    );
    return loaded.pipe(
      chainCall(() => this.services.get(ExtensionsService).load()),
      mapCall(() => [this.services.get(PresetsService), this.services.get(UnfinishedWorkService)]),
    );
  }

  private addOnce({ workModule, workBrowserModule, contribute }: Work): void {
    if (this.working) return;
    this.working = true;
    this.container.load(workBrowserModule, workModule);
    contribute(this.services.get(Registries));
  }
}
