import { isJsonObject, type Json, type JsonObject } from '../src/kernel';
import type { Asker, PersonName } from './platform/people';
import type { Stage } from './platform/stage';

/** What a state needs to be told. */
interface StateParameters {
  /** Collections, fields, relations, roles and rules of the contracts; there from the beginning. */
  'the model of the contracts': Readonly<Record<never, never>>;
  'signed in as': { readonly who: Asker };
  /** Somebody is in the directory just as `PEOPLE` has them. */
  'a person': { readonly who: PersonName };
  'a session in the browser': { readonly who: PersonName };
  'a refresh token already used': { readonly who: PersonName };
  'no session in the browser': Readonly<Record<never, never>>;
  'no article': Readonly<Record<never, never>>;
  'an article': { readonly article: JsonObject };
  'articles': { readonly articles: readonly JsonObject[] };
  /** Another article has it; these are there besides. */
  'a taken slug': { readonly slug: string; readonly articles: readonly JsonObject[] };
  'an author': { readonly author: JsonObject };
  'no author': Readonly<Record<never, never>>;
  'a label': { readonly label: JsonObject };
  'a landing page': { readonly page: JsonObject };
  'a singleton nobody has saved': Readonly<Record<never, never>>;
  'presets': { readonly presets: readonly JsonObject[] };
}

export type StateName = keyof StateParameters;

/** A provider state as the pact writes it down. */
export interface State {
  readonly name: StateName;
  readonly parameters: JsonObject;
}

type Given<Name extends StateName> = keyof StateParameters[Name] extends never ? [] : [parameters: StateParameters[Name]];

export const state = <Name extends StateName>(name: Name, ...given: Given<Name>): State => {
  const [parameters] = given;
  return { name, parameters: isJsonObject(parameters) ? parameters : {} };
};

/** What the browser holds at the moment: the value behind the pact's placeholder for the cookie. */
export interface Browser {
  refreshToken: string | null;
}

type Bring<Name extends StateName> = (stage: Stage, browser: Browser, parameters: StateParameters[Name]) => Promise<void>;

/** Rows that a taken slug must not get into the way of. */
const OTHER_ARTICLE = 1900;

/** How each state comes about; the same on every platform, and as often as one likes. */
const STATES: { readonly [Name in StateName]: Bring<Name> } = {
  'the model of the contracts': async () => undefined,
  'signed in as': async (stage, _browser, { who }) => {
    if (who !== 'nobody') await stage.tokenOf(who);
  },
  'a person': (stage, _browser, { who }) => stage.admit(who),
  'a session in the browser': async (stage, browser, { who }) => {
    browser.refreshToken = await stage.refreshTokenOf(who);
  },
  'a refresh token already used': async (stage, browser, { who }) => {
    browser.refreshToken = await stage.refreshTokenOf(who);
    await stage.admin.useUp(browser.refreshToken);
  },
  'no session in the browser': async (_stage, browser) => {
    browser.refreshToken = null;
  },
  'no article': (stage) => stage.articles([]),
  'an article': (stage, _browser, { article }) => stage.articles([article]),
  articles: (stage, _browser, { articles }) => stage.articles(articles),
  'a taken slug': (stage, _browser, { slug, articles }) =>
    stage.articles([{ id: OTHER_ARTICLE, title: 'Came first', slug }, ...articles]),
  'an author': (stage, _browser, { author }) => stage.authors([author]),
  'no author': (stage) => stage.authors([]),
  'a label': (stage, _browser, { label }) => stage.labels([label]),
  'a landing page': (stage, _browser, { page }) => stage.landingPage(page),
  'a singleton nobody has saved': async () => undefined,
  presets: (stage, _browser, { presets }) => stage.onlyPresets(presets),
};

type Handler = (parameters?: Json) => Promise<void>;

/** A handler for each state, by name. What it is given comes from the pact, which `state` has written. */
export const stateHandlers = (stage: Stage, browser: Browser): Readonly<Record<string, Handler>> =>
  Object.fromEntries(
    Object.entries(STATES).map(([name, bring]) => [
      name,
      (parameters?: Json) => bring(stage, browser, (isJsonObject(parameters) ? parameters : {}) as never),
    ]),
  );
