import { isJsonObject, type Json, type JsonObject } from '../src/kernel';
import type { Asker, PersonName } from './platform/people';
import { note } from './platform/pictures';
import type { Stage } from './platform/stage';

/** Parameters of each provider state. */
interface StateParameters {
  /** Collections, fields, relations, roles and permissions of the contracts; set up before the first state. */
  'the model of the contracts': Readonly<Record<never, never>>;
  'signed in as': { readonly who: Asker };
  /** The user exists exactly as defined in `PEOPLE`. */
  'a person': { readonly who: PersonName };
  /** No user has the email address of a guest. */
  'no guests': Readonly<Record<never, never>>;
  /** A user has the email address of the first guest. */
  'a guest': { readonly id: string };
  'a session in the browser': { readonly who: PersonName };
  /** The administrator has signed in through the provider of the contracts, where the server has it. */
  'a sign-on in the browser': Readonly<Record<never, never>>;
  'a refresh token already used': { readonly who: PersonName };
  'no session in the browser': Readonly<Record<never, never>>;
  'no article': Readonly<Record<never, never>>;
  'an article': { readonly article: JsonObject };
  articles: { readonly articles: readonly JsonObject[] };
  /** Another article has this slug; `articles` exist besides. */
  'a taken slug': { readonly slug: string; readonly articles: readonly JsonObject[] };
  'an author': { readonly author: JsonObject };
  'no author': Readonly<Record<never, never>>;
  'a label': { readonly label: JsonObject };
  /** The rows of the shop model, and no others. */
  shops: Readonly<Record<never, never>>;
  'a landing page': { readonly page: JsonObject };
  'a singleton that was never saved': Readonly<Record<never, never>>;
  /** Exactly these collections exist; relations in the form of POST /relations, rows for the first collection. */
  'collections of a workshop': {
    readonly collections: readonly JsonObject[];
    readonly relations: readonly JsonObject[];
    readonly rows: readonly JsonObject[];
  };
  presets: { readonly presets: readonly JsonObject[] };
  /** A comment about an item exists; the pact holds a placeholder for its id. */
  'a comment': { readonly about: { readonly collection: string; readonly item: string }; readonly comment: string };
  /** A label that was updated twice after its creation. */
  'a label with a history': { readonly label: JsonObject };
  /** Permissions besides those of the model. */
  permissions: { readonly permissions: readonly JsonObject[] };
  webhooks: { readonly webhooks: readonly JsonObject[] };
  /** The settings are restored after the run. */
  'settings that may be changed': Readonly<Record<never, never>>;
  /** A text file with this key. */
  'a file': {
    readonly id: string;
    readonly name: string;
    readonly text: string;
    readonly values: Readonly<Record<string, string>>;
  };
  'no file': { readonly id: string };
  /** Exactly these folders of the contracts exist. */
  folders: { readonly folders: readonly JsonObject[] };
}

export type StateName = keyof StateParameters;

/** A provider state as written into the pact. */
export interface State {
  readonly name: StateName;
  readonly parameters: JsonObject;
}

type Given<Name extends StateName> = keyof StateParameters[Name] extends never
  ? []
  : [parameters: StateParameters[Name]];

export const state = <Name extends StateName>(name: Name, ...given: Given<Name>): State => {
  const [parameters] = given;
  return { name, parameters: isJsonObject(parameters) ? parameters : {} };
};

/** Current values behind the placeholders of the pact. */
export interface Browser {
  /** Refresh token in the cookie. */
  refreshToken: string | null;
  /** Id of the comment that was created last. */
  comment: number | string | null;
  /** Id of the newest revision of the label whose history was made last. */
  revision: number | null;
}

type Bring<Name extends StateName> = (
  stage: Stage,
  browser: Browser,
  parameters: StateParameters[Name],
) => Promise<void>;

/** Id of the article with the taken slug; differs from all ids in `articles`. */
const OTHER_ARTICLE = 1900;

/** Sets up each state through the REST API, the same on every server; idempotent. */
const STATES: { readonly [Name in StateName]: Bring<Name> } = {
  'the model of the contracts': async () => undefined,
  'signed in as': async (stage, _browser, { who }) => {
    if (who !== 'anonymous') await stage.tokenOf(who);
  },
  'a person': (stage, _browser, { who }) => stage.resetPerson(who),
  'no guests': (stage) => stage.noGuests(),
  'a guest': (stage, _browser, { id }) => stage.guest(id),
  'a session in the browser': async (stage, browser, { who }) => {
    browser.refreshToken = await stage.refreshTokenOf(who);
  },
  'a sign-on in the browser': async (stage, browser) => {
    browser.refreshToken = await stage.signOn();
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
  shops: (stage) => stage.shops(),
  'a landing page': (stage, _browser, { page }) => stage.landingPage(page),
  'a singleton that was never saved': async () => undefined,
  'a file': (stage, _browser, { id, name, text, values }) => stage.library.file(id, note(name, text), values),
  'no file': (stage, _browser, { id }) => stage.library.noFile(id),
  folders: (stage, _browser, { folders }) => stage.library.folders(folders),
  'collections of a workshop': (stage, _browser, { collections, relations, rows }) =>
    stage.workshop(collections, relations, rows),
  presets: (stage, _browser, { presets }) => stage.onlyPresets(presets),
  'a comment': async (stage, browser, { about, comment }) => {
    browser.comment = await stage.comment({ ...about, comment });
  },
  'a label with a history': async (stage, browser, { label }) => {
    browser.revision = await stage.labelWithHistory(label);
  },
  permissions: (stage, _browser, { permissions }) => stage.onlyPermissions(permissions),
  webhooks: (stage, _browser, { webhooks }) => stage.onlyWebhooks(webhooks),
  'settings that may be changed': (stage) => stage.restoreSettingsLater(),
};

type Handler = (parameters?: Json) => Promise<void>;

/** A handler for each state, by name. Parameters come from the pact, as `state` has written them. */
export const stateHandlers = (stage: Stage, browser: Browser): Readonly<Record<string, Handler>> =>
  Object.fromEntries(
    Object.entries(STATES).map(([name, bring]) => [
      name,
      (parameters?: Json) => bring(stage, browser, (isJsonObject(parameters) ? parameters : {}) as never),
    ]),
  );
