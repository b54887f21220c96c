/** The side to translate from is the first one. */
export type TranslationSide = 'first' | 'second';

/** Uses a translations field of the form. Fields are identified by their keys, languages by their names. */
export interface TranslationsActor {
  /** Opens a translation, or starts a missing one, in the drawer. */
  opens(field: string, language: string): Promise<void>;
  /** Fills the empty fields of a language from the one to translate from. */
  copiesMissing(field: string, language: string): Promise<void>;
  /** Chooses the language to translate from. */
  translatesFrom(field: string, language: string): Promise<void>;
  /** Shows two languages side by side on the page, and translates from one into the other. */
  showsBeside(field: string, source: string, target: string): Promise<void>;
  /** Changes a value of the language on the first or second side. */
  changesBeside(field: string, name: string, value: string, side: TranslationSide): Promise<void>;
  /** Copies a value from the first side to the second one. */
  copiesBeside(field: string, name: string): Promise<void>;
  /** Shows the languages as rows. */
  showsList(field: string): Promise<void>;

  /** The languages whose translation says that the source was changed since. */
  changedSources(field: string): Promise<readonly string[]>;
  /** The languages in their order, each with its progress, such as 'Deutsch 1 of 2'. */
  progress(field: string): Promise<readonly string[]>;
}
