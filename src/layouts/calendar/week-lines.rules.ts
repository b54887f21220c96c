/** Some days of one week; a bit stands for each of them. */
export interface Part {
  readonly week: number;
  readonly days: number;
}

/** Weeks of so many lines, filled in order: what comes takes the first line that is free on all of its days. */
export class WeekLines {
  private readonly taken: number[];

  constructor(
    weeks: number,
    private readonly most: number,
  ) {
    this.taken = Array.from({ length: weeks * most }, () => 0);
  }

  /** False when no line is free on all of the days. */
  take({ week, days }: Part): boolean {
    for (let line = week * this.most; line < (week + 1) * this.most; line += 1) {
      const taken = this.taken[line] ?? 0;
      if ((taken & days) !== 0) continue;
      this.taken[line] = taken | days;
      return true;
    }
    return false;
  }

  /** Those of the days on which no line is free. */
  fullDays({ week, days }: Part): number {
    return this.taken.slice(week * this.most, (week + 1) * this.most).reduce((full, taken) => full & taken, days);
  }
}
