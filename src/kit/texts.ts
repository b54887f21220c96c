import type english from '../locales/en-US.json';

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';

type WithoutPlural<Key extends string> = Key extends `${infer Base}${PluralSuffix}` ? Base : Key;

/** The name of a text. English is the measure of which there are. */
export type TextKey = WithoutPlural<keyof typeof english>;

export type Texts = Readonly<Record<string, string>>;
