import { isLeft } from 'fp-ts/Either';
import {
  ImportItems,
  type FailedRow,
  type ImportDependencies,
  type OpenTable,
} from '../../../application/import-export';
import { itemDependencies } from '../../../application/dependencies';
import {
  cellValue,
  type ColumnNotation,
  type MappedColumn,
  type RowProblem,
  type TableCell,
  type TableError,
} from '../../../domain/import-export';
import type { FieldNaming } from '../../../domain/schema';
import { entryExample, type EntryNotation, entryText } from '../../../domain/values';
import type { Failure } from '../../../kernel';
import { fieldNaming, failureTitle, fieldErrorText, Translator, viewModel } from '../../../kit';

/** Values of a column in the preview. */
const MAX_SAMPLES = 3;

/** The first values of a column; empty cells are left out. */
export const sampleCells = ({ table }: OpenTable, column: number): readonly Exclude<TableCell, undefined>[] => {
  const found: Exclude<TableCell, undefined>[] = [];
  for (const row of table.rows) {
    const cell = row[column];
    if (cell !== undefined && cell !== null && cell !== '') found.push(cell);
    if (found.length === MAX_SAMPLES) break;
  }
  return found;
};

type CellProblemOfRow = Extract<RowProblem, { readonly kind: 'cell' }>;

/** The import drawer: the import and the texts for its rows. */
export class ImportViewModel {
  readonly items: ImportItems;

  constructor(
    dependencies: ImportDependencies,
    private readonly language: Translator,
    collection: string,
    private readonly locale: string,
    onChanged: () => void,
  ) {
    // The names of the platform's fields come with the language: until they are there, a field has its key.
    const nameOf: FieldNaming = (field) => fieldNaming(language, locale)(field);
    this.items = new ImportItems(dependencies, collection, locale, nameOf, onChanged);
    this.items.fields.forEach(nameOf);
  }

  /** Why a file was rejected. */
  readonly faultText = (fault: TableError): string =>
    typeof fault === 'string'
      ? this.language.translate(`table_${fault}`)
      : this.language.translate('table_open_quote', { row: fault.row });

  /** Why a row was not imported. */
  readonly reasonOf = ({ reason }: FailedRow): string => {
    const { translate } = this.language;
    switch (reason.kind) {
      case 'wrong':
        return reason.problems.map((problem) => this.problemText(problem)).join('; ');
      case 'refused': {
        const { failure } = reason;
        if (failure.kind === 'api' && failure.fields.length > 0) {
          return failure.fields.map((error) => this.problemText({ kind: 'rule', error })).join('; ');
        }
        return this.failureText(failure);
      }
      case 'unsure':
        return reason.failure === null || reason.failure.kind === 'network'
          ? translate('row_unsure')
          : translate('row_unsure_failure', { failure: this.failureText(reason.failure) });
      case 'not_sent':
        return translate('row_not_sent');
    }
  };

  readonly problemText = (problem: RowProblem): string => {
    const { translate } = this.language;
    if (problem.kind === 'line') return translate(problem.problem);
    if (problem.kind === 'cell')
      return this.ofField(problem.field, this.cellProblemText(problem, problem.example ?? ''));
    const message = fieldErrorText(problem.error);
    return this.ofField(problem.error.field, translate(message.key, message.parameters));
  };

  /** What a column holds in this notation. */
  readonly notationText = (notation: ColumnNotation, { field, reading }: MappedColumn): string => {
    const { translate } = this.language;
    const example = (change: Partial<EntryNotation>): string =>
      entryExample(field.type, { ...reading.notation, ...change });
    return notation === '.' || notation === ','
      ? translate(notation === '.' ? 'notation_point' : 'notation_comma', { example: example({ decimal: notation }) })
      : translate(`notation_${notation}`, { example: example({ dates: notation }) });
  };

  /** The first values of a column as they would be imported, each in a form that has one meaning. */
  readonly convertedValues = (open: OpenTable, { column, field, reading }: MappedColumn): readonly string[] =>
    sampleCells(open, column).map((cell) => {
      const { translate } = this.language;
      const result = cellValue(cell, field, open.table.format, reading.notation);
      if (isLeft(result)) return this.cellProblemText(result.left, entryExample(field.type, reading.notation));
      return typeof result.right === 'boolean'
        ? translate(result.right ? 'yes' : 'no')
        : entryText(result.right, field.type, reading.notation);
    });

  saveFailed(): void {
    this.items.saveFailed(this.language.translate('reason'), this.reasonOf);
  }

  dispose(): void {
    this.items.dispose();
  }

  private failureText(failure: Failure): string {
    const title = this.language.translate(failureTitle(failure).key);
    return failure.kind === 'api' && failure.message !== '' ? `${title} (${failure.message})` : title;
  }

  private cellProblemText({ problem, excess }: Pick<CellProblemOfRow, 'problem' | 'excess'>, example: string): string {
    return this.language.translate(problem, { example, ...(excess !== undefined && { count: excess }) });
  }

  private ofField(name: string, fault: string): string {
    const known = this.items.fields.find(({ field }) => field === name);
    const field = known === undefined ? name : fieldNaming(this.language, this.locale)(known);
    return this.language.translate('fault_of_field', { field, fault });
  }
}

export const importViewModel = viewModel(
  [itemDependencies('items', 'schema', 'access', 'clock', 'unsaved', 'downloads', 'tableFiles'), Translator],
  (dependencies, language) => (collection: string, locale: string, onChanged: () => void) =>
    new ImportViewModel(dependencies, language, collection, locale, onChanged),
);
