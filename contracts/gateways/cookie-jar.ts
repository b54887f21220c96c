/** Fetch with a memory for cookies, as a browser has it: what an answer sets goes along with the next request. */
export const withCookies = (fetch: typeof globalThis.fetch): typeof globalThis.fetch => {
  const jar = new Map<string, string>();
  const keep = (cookie: string): void => {
    const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
    const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    const expires = attributes.find((attribute) => /^expires=/i.test(attribute))?.slice('expires='.length);
    const gone = value === '' || (expires !== undefined && Date.parse(expires) <= Date.now());
    if (gone) jar.delete(name);
    else jar.set(name, value);
  };
  return async (input, init = {}) => {
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(input, { ...init, headers });
    response.headers.getSetCookie().forEach(keep);
    return response;
  };
};
