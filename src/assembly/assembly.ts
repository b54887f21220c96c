import { right } from 'fp-ts/Either';
import { Container, type ContainerModule } from 'inversify';
import { catchError, defer, from, map } from 'rxjs';
import type { ExtensionPage } from '../application/extensions';
import type { LazyStore } from '../application/session';
import { chainCall, fail, mapCall, networkFailure, type Call } from '../kernel';
import {
  ExtensionsService,
  TranslatorService,
  PresetsService,
  Registries,
  DraftJournalService,
  type Services,
} from '../kit';
import { applicationModule, ExtensionRuntime, AppLoader } from './application.module';
import { browserModule } from './browser.module';
import { gatewaysModule } from './gateways.module';
import type * as work from './signed-in';

type SignedInCode = typeof work;

/** The container of the application's services. Services that need a gateway resolve only after `add` with an adapter. */
export class Assembly {
  private readonly container = new Container();
  private hasSignedInCode = false;
  readonly services: Services = { get: (token) => this.container.get(token) };

  constructor(extensions: ExtensionPage | null = null) {
    this.container.load(browserModule, applicationModule, gatewaysModule);
    this.container.bind(ExtensionRuntime).toConstantValue(extensions);
    this.container.bind(AppLoader).toConstantValue(() => this.loadSignedInCode());
  }

  add(adapter: ContainerModule): void {
    this.container.load(adapter);
  }

  /** A chunk that cannot be loaded is a network failure; a retry imports it again. */
  private loadSignedInCode(): Call<readonly LazyStore[]> {
    const translator = this.services.get(TranslatorService);
    const loaded: Call<void> = defer(() =>
      from(Promise.all([import(/* webpackChunkName: "signed-in" */ './signed-in'), translator.load()])),
    ).pipe(
      map(([module]) => right(this.addOnce(module))),
      catchError(() => fail(networkFailure('GET signed-in.js', false))),
    );
    return loaded.pipe(
      chainCall(() => this.services.get(ExtensionsService).load()),
      mapCall(() => [this.services.get(PresetsService), this.services.get(DraftJournalService)]),
    );
  }

  private addOnce({ signedInModule, signedInBrowserModule, registerAll }: SignedInCode): void {
    if (this.hasSignedInCode) return;
    this.hasSignedInCode = true;
    this.container.load(signedInBrowserModule, signedInModule);
    registerAll(this.services.get(Registries));
  }
}
