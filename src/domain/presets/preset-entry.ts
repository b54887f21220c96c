/** A preset in the list of all presets, with the names of those it is for; both null for everybody. */
export interface PresetEntry {
  readonly id: number;
  readonly bookmark: string | null;
  readonly collection: string | null;
  readonly layout: string | null;
  readonly user: {
    readonly email: string | null;
    readonly first_name: string | null;
    readonly last_name: string | null;
  } | null;
  readonly role: { readonly name: string | null } | null;
}
