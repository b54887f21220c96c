import { right } from 'fp-ts/Either';
import { Container, ContainerModule } from 'inversify';
import { catchError, defer, from, map } from 'rxjs';
import {
  BrowserClock,
  BrowserNetwork,
  BrowserOpenPage,
  BrowserPageVisibility,
  BrowserPreferences,
  LazyAnswerStore,
  LazyPageAnswerStore,
} from '../adapters/browser';
import type { ExtensionPage } from '../application/extensions';
import type { LazyStore } from '../application/session';
import { DevicePreferences, Theme } from '../application/settings';
import { missingDisplay } from '../displays/missing';
import { missingInterface } from '../interfaces/missing';
import { type Call, fail, mapCall, networkFailure } from '../kernel';
import { LIST_NAMESPACES, Registries, Registry, type Services, Translator } from '../kit';
import { missingLayout } from '../layouts/missing';
import { missingModule } from '../modules/missing';
import { AnswerStore } from '../ports/environment/answer-store';
import { Clock } from '../ports/environment/clock';
import { Network } from '../ports/environment/network';
import { OpenPage } from '../ports/environment/open-page';
import { PageAnswerStore } from '../ports/environment/page-answer-store';
import { PageVisibility } from '../ports/environment/page-visibility';
import { Preferences } from '../ports/environment/preferences';
import { ProjectAddress } from '../ports/environment/project-address';
import { applyTheme } from '../ui';
import { applicationModule, AppLoader, ExtensionRuntime } from './application.module';
import { bind, identifierOf } from './bind';
import { gatewaysModule } from './gateways.module';
import { loadTexts, locales } from './locales';
import type * as signedIn from './signed-in';

/** Registries without contributions, which load after the sign-in. */
const emptyRegistries = (): Registries => ({
  interfaces: new Registry(missingInterface),
  displays: new Registry(missingDisplay),
  layouts: new Registry(missingLayout),
  modules: new Registry(missingModule),
});

/** What the page needs before the sign-in: browser adapters, texts, theme, empty registries. */
const browserModule = new ContainerModule((options) => {
  bind(options, Clock, [], () => new BrowserClock());
  bind(options, Network, [], () => new BrowserNetwork(window));
  bind(options, PageVisibility, [], () => new BrowserPageVisibility(document));
  bind(
    options,
    AnswerStore,
    [ProjectAddress, Preferences],
    (project, preferences) =>
      new LazyAnswerStore(project, preferences, async () => {
        const { answerStore } = await import(/* webpackChunkName: "signed-in" */ './device-stores');
        return answerStore(project);
      }),
  );
  bind(
    options,
    PageAnswerStore,
    [ProjectAddress, Preferences],
    (project, preferences) =>
      new LazyPageAnswerStore(project, preferences, async () => {
        const { pageAnswerStore } = await import(/* webpackChunkName: "signed-in" */ './device-stores');
        return pageAnswerStore(project);
      }),
  );
  bind(options, OpenPage, [], () => new BrowserOpenPage(window.location, document.baseURI));
  bind(options, Preferences, [], () => new BrowserPreferences(window.localStorage));
  bind(options, Registries, [], emptyRegistries);
  bind(options, Translator, [], () => new Translator(locales, loadTexts));
  bind(options, Theme, [DevicePreferences], (choices) => new Theme(choices, applyTheme));
});

type SignedInCode = typeof signedIn;

/**
 * The container of the application's services. Services that need a gateway resolve only after `add` with an adapter.
 */
export class Assembly {
  private readonly container = new Container();
  private hasSignedInCode = false;
  readonly services: Services = { get: (token) => this.container.get(identifierOf(token)) };

  constructor(extensions: ExtensionPage | null = null) {
    this.container.load(browserModule, applicationModule, gatewaysModule);
    this.container.bind(ExtensionRuntime).toConstantValue(extensions);
    this.container.bind(AppLoader).toConstantValue(() => this.loadSignedInCode());
  }

  add(adapter: ContainerModule): void {
    this.container.load(adapter);
  }

  /** The texts of the first page; loaded together with the session's data. */
  private readonly texts: LazyStore = {
    load: () =>
      defer(() => from(this.services.get(Translator).load(LIST_NAMESPACES))).pipe(
        map(right),
        catchError(() => fail(networkFailure('GET texts.js', false))),
      ),
  };

  /** A chunk that cannot be loaded is a network failure; a retry imports it again. */
  private loadSignedInCode(): Call<readonly LazyStore[]> {
    const loaded: Call<SignedInCode> = defer(() =>
      from(import(/* webpackChunkName: "signed-in" */ './signed-in')),
    ).pipe(
      map(right),
      catchError(() => fail(networkFailure('GET signed-in.js', false))),
    );
    return loaded.pipe(mapCall((code) => [...this.start(code), this.texts]));
  }

  private start({ signedInModule, signedInBrowserModule, registerAll, lazyStores }: SignedInCode) {
    if (!this.hasSignedInCode) {
      this.hasSignedInCode = true;
      this.container.load(signedInBrowserModule, signedInModule);
      registerAll(this.services.get(Registries));
    }
    return lazyStores(this.services);
  }
}
