import { BehaviorSubject, concatMap, map, type Observable, of, range, Subject, switchMap } from 'rxjs';
import {
  type ColumnMapping,
  isSendable,
  malformedRow,
  type PreparedRow,
  prepareRow,
  requiredFields,
  type TableFile,
  type MappedColumn,
} from '../../domain/import-export';
import { type Access, validationErrors } from '../../domain/permissions';
import { type Field, isPrimaryKey } from '../../domain/schema';
import { Effect } from '../../kernel';
import type { Clock } from '../../ports/environment/clock';

export interface RowValidation {
  readonly table: TableFile;
  readonly mapping: ColumnMapping;
  readonly columns: readonly MappedColumn[];
  readonly fields: readonly Field[];
  readonly access: Access;
  readonly collection: string;
  /** In ms since 1970. */
  readonly now: number;
}

/** The first row of each key; later ones would write the same item again. */
const firstRows = ({ table, mapping, fields }: RowValidation): ReadonlyMap<string, number> => {
  const key = fields.find(isPrimaryKey)?.field;
  const column = key === undefined ? -1 : mapping.indexOf(key);
  const first = new Map<string, number>();
  if (column === -1) return first;
  table.rows.forEach((row, index) => {
    if (row.length !== table.columns.length) return;
    const text = String(row[column] ?? '').trim();
    if (text !== '' && !first.has(text)) first.set(text, index);
  });
  return first;
};

/**
 * Converts and validates rows before they are sent: malformed lines, invalid cells, missing required values, the user's
 * validation rules.
 */
export const rowValidator = (validation: RowValidation): ((index: number) => PreparedRow) => {
  const { table, fields, mapping, columns, access, collection, now } = validation;
  const required = requiredFields(fields);
  const first = firstRows(validation);
  const keyField = fields.find(isPrimaryKey)?.field ?? '';
  const keyColumn = mapping.indexOf(keyField);
  return (index) => {
    const malformed = malformedRow(index, table);
    if (malformed !== null) return malformed;
    const cells = table.rows[index] ?? [];
    const row = prepareRow(index, cells, columns, required, table.format);
    const text = String(cells[keyColumn] ?? '').trim();
    const isDuplicate = text !== '' && first.get(text) !== index;
    const rules = row.problems.length > 0 ? [] : validationErrors(access, collection, 'create', row.createValues, now);
    return {
      ...row,
      problems: [
        ...row.problems,
        ...(isDuplicate ? [{ kind: 'cell', field: keyField, problem: 'cell_key_twice' } as const] : []),
        ...rules.map((error) => ({ kind: 'rule', error }) as const),
      ],
    };
  };
};

export interface ValidationProgress {
  readonly checked: number;
  readonly wrong: number;
  /** The first invalid row; null for none. */
  readonly first: PreparedRow | null;
}

interface RowsToValidate {
  readonly count: number;
  readonly prepare: (index: number) => PreparedRow;
  /** Whether rows with a key may update existing items. */
  readonly updates: boolean;
}

/** Rows validated before control returns to the event loop. */
const CHUNK_SIZE = 1_000;

const unchecked: ValidationProgress = { checked: 0, wrong: 0, first: null };

/** Validates all rows in chunks, so that the page stays responsive with a hundred thousand rows. */
export class RowsValidation {
  private readonly checks = new BehaviorSubject<ValidationProgress>(unchecked);
  private readonly orders$ = new Subject<RowsToValidate | null>();
  private readonly work: Effect;
  readonly checks$: Observable<ValidationProgress> = this.checks.asObservable();

  constructor(private readonly clock: Clock) {
    this.work = new Effect(this.orders$.pipe(switchMap((order) => (order === null ? of(null) : this.check(order)))));
  }

  /** Starts again from the first row. */
  start(order: RowsToValidate): void {
    this.checks.next(unchecked);
    this.orders$.next(order);
  }

  stop(): void {
    this.orders$.next(null);
  }

  dispose(): void {
    this.work.dispose();
  }

  private check({ count, prepare, updates }: RowsToValidate): Observable<unknown> {
    return range(0, Math.ceil(count / CHUNK_SIZE)).pipe(
      concatMap((piece) => this.clock.after(0).pipe(map(() => piece * CHUNK_SIZE))),
      map((from) => {
        const to = Math.min(from + CHUNK_SIZE, count);
        let { wrong, first } = this.checks.value;
        for (let index = from; index < to; index += 1) {
          const row = prepare(index);
          if (isSendable(row, updates && row.key !== null)) continue;
          wrong += 1;
          first ??= row;
        }
        this.checks.next({ checked: to, wrong, first });
      }),
    );
  }
}
