/** Uses a translations field of the form. Fields are identified by their keys, languages by their names. */
export interface TranslationsActor {
  /** Opens a translation, or starts a missing one, in the drawer. */
  opens(field: string, language: string): Promise<void>;
  /** Fills the empty fields of a language from the one to translate from. */
  copiesMissing(field: string, language: string): Promise<void>;
  /** Chooses the language to translate from. */
  translatesFrom(field: string, language: string): Promise<void>;

  /** The languages in their order, each with its progress, such as 'Deutsch 1 of 2'. */
  progress(field: string): Promise<readonly string[]>;
}
