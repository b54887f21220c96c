/** Saves the data model as a file, compares it with one, and reads its diagram. */
export interface DataModelActor {
  savesModel(): Promise<void>;
  /** Opens the drawer for comparisons, and a file with this content in it. */
  comparesModel(content: string): Promise<void>;
  /** Ticks or unticks an entry of the difference, such as 'field tags.name'. */
  togglesEntry(entry: string): Promise<void>;
  appliesDifference(): Promise<void>;
  opensDiagramList(): Promise<void>;

  /** The content of the file that was saved last. */
  savedModel(): Promise<string>;
  /** As 'added collection labels', with ' (chosen)' for those that are ticked; empty without a comparison. */
  difference(): Promise<readonly string[]>;
  /** What the open drawer says instead of a difference; empty when it shows one. */
  comparisonText(): Promise<string>;
  /** The relations of a collection in the list of the diagram, as 'author: Many-to-one relation → Authors'. */
  diagramRelations(collection: string): Promise<readonly string[]>;
}
