/** The used part of StrykerJS's report; `files` by path. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

/** Counts of killed and surviving mutants. Timeouts and runtime errors count as killed. */
export interface Score {
  readonly killed: number;
  readonly survived: number;
}

const KILLED: ReadonlySet<string> = new Set(['Killed', 'Timeout']);
const SURVIVED: ReadonlySet<string> = new Set(['Survived', 'NoCoverage']);

export const scoreOf = ({ files }: MutationReport): Score => {
  const all = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  return {
    killed: all.filter((status) => KILLED.has(status)).length,
    survived: all.filter((status) => SURVIVED.has(status)).length,
  };
};

export const sumOf = (scores: readonly Score[]): Score => ({
  killed: scores.reduce((sum, { killed }) => sum + killed, 0),
  survived: scores.reduce((sum, { survived }) => sum + survived, 0),
});

/** Percentage of killed mutants; 100 without mutants. */
export const percentage = ({ killed, survived }: Score): number =>
  killed + survived === 0 ? 100 : (killed / (killed + survived)) * 100;
