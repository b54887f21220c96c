import type { Identifiers } from '../../ports/identifiers';

const PATTERN = 'xxxxxxxx-xxxx-4xxx-vxxx-xxxxxxxxxxxx';

/** From the browser's own chance. Not `crypto.randomUUID`, which pages without TLS lack. */
export class BrowserIdentifiers implements Identifiers {
  constructor(private readonly chance: Pick<Crypto, 'getRandomValues'>) {}

  uuid(): string {
    const bytes = this.chance.getRandomValues(new Uint8Array(PATTERN.length));
    const digits = [...PATTERN].map((place, index) => {
      const digit = (bytes[index] ?? 0) & 0xf;
      if (place === 'x') return digit.toString(16);
      return place === 'v' ? ((digit & 0x3) | 0x8).toString(16) : place;
    });
    return digits.join('');
  }
}
