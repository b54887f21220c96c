import { isJsonObject, type Json, type JsonObject } from '../../src/kernel';

/** The server refused a request that the set-up of a contract needs. */
export class SetUpError extends Error {
  constructor(
    readonly status: number,
    request: string,
    answer: string,
  ) {
    super(`${request} was answered with ${status}: ${answer.slice(0, 600)}`);
    this.name = 'SetUpError';
  }
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Sets up states through the server's REST API as an administrator; uses no other access. */
export class AdminApi {
  private token: string | null = null;

  constructor(
    /** Root URL of the REST API, without a trailing slash. */
    readonly url: string,
    private readonly email: string,
    private readonly password: string,
    private readonly fetch: typeof globalThis.fetch = globalThis.fetch,
  ) {}

  /** The `data` of the answer; null when it has none. */
  get(path: string): Promise<Json> {
    return this.send('GET', path);
  }

  post(path: string, body: JsonObject | readonly JsonObject[]): Promise<Json> {
    return this.send('POST', path, body);
  }

  patch(path: string, body: JsonObject): Promise<Json> {
    return this.send('PATCH', path, body);
  }

  remove(path: string, body?: readonly Json[]): Promise<Json> {
    return this.send('DELETE', path, body);
  }

  /** Deletes a path; ignores FORBIDDEN, with which the server answers when it does not exist. */
  async removeIfThere(path: string): Promise<void> {
    try {
      await this.remove(path);
    } catch (error) {
      if (!(error instanceof SetUpError && (error.status === 403 || error.status === 404))) throw error;
    }
  }

  /** Deletes every item of a collection path that matches the filter. */
  async empty(path: string, filter: JsonObject = {}, key = 'id'): Promise<void> {
    const query = new URLSearchParams({ fields: key, limit: '-1', filter: JSON.stringify(filter) });
    const keys = (await this.rowsOf(`${path}?${query.toString()}`)).map((row) => row[key] ?? null);
    if (keys.length > 0) await this.remove(path, keys);
  }

  protected async rowsOf(path: string): Promise<readonly JsonObject[]> {
    const found = await this.get(path);
    return Array.isArray(found) ? found.filter(isJsonObject) : [];
  }

  /** Signs in and returns the access token. */
  async tokenOf(email: string, password: string): Promise<string> {
    const data = await this.exchange('POST', '/auth/login', null, { email, password });
    const token = isJsonObject(data) ? data['access_token'] : undefined;
    if (typeof token !== 'string') throw new Error('A sign-in was answered without an access token.');
    return token;
  }

  /** Signs in and returns the refresh token, as the browser's cookie holds it. */
  async refreshTokenOf(email: string, password: string): Promise<string> {
    const data = await this.exchange('POST', '/auth/login', null, { email, password, mode: 'json' });
    const token = isJsonObject(data) ? data['refresh_token'] : undefined;
    if (typeof token !== 'string') throw new Error('A sign-in was answered without a refresh token.');
    return token;
  }

  /**
   * Follows the redirects of a sign-on provider up to the cookie with the refresh token; null
   * without that provider.
   */
  async signOn(provider: string): Promise<string | null> {
    let url = `${this.url}/auth/oauth/${provider}?redirect=${encodeURIComponent(`${this.url}/server/ping`)}`;
    for (;;) {
      const answer = await this.fetch(url, { redirect: 'manual' });
      const [, token] = /directus_refresh_token=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
      if (token !== undefined) return decodeURIComponent(token);
      if (answer.status === 404) return null;
      const next = answer.headers.get('location');
      if (next === null) throw new Error(`The sign-on through ${provider} ended without a session at ${url}`);
      url = new URL(next, this.url).href;
    }
  }

  /** Refreshes a session, which invalidates this refresh token. */
  async useUp(refreshToken: string): Promise<void> {
    await this.exchange('POST', '/auth/refresh', null, { refresh_token: refreshToken, mode: 'json' });
  }

  upload(path: string, form: FormData): Promise<Json> {
    return this.send('POST', path, form);
  }

  protected async send(method: Method, path: string, body?: Json | FormData): Promise<Json> {
    this.token ??= await this.tokenOf(this.email, this.password);
    try {
      return await this.exchange(method, path, this.token, body);
    } catch (error) {
      if (!(error instanceof SetUpError && error.status === 401)) throw error;
      this.token = await this.tokenOf(this.email, this.password);
      return this.exchange(method, path, this.token, body);
    }
  }

  private async exchange(method: Method, path: string, token: string | null, body?: Json | FormData): Promise<Json> {
    const response = await this.answer(path, {
      method,
      headers: {
        ...(body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new SetUpError(response.status, `${method} ${path}`, text);
    const answer: unknown = text === '' ? null : JSON.parse(text);
    return isJsonObject(answer) ? (answer['data'] ?? null) : null;
  }

  private async answer(path: string, init: RequestInit): Promise<Response> {
    try {
      return await this.fetch(`${this.url}${path}`, init);
    } catch (error) {
      throw new Error(`The platform at ${this.url} cannot be reached.`, { cause: error });
    }
  }
}
