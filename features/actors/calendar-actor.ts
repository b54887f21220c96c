/** Somebody at a calendar. Events are known by their titles, moments are written as '2026-11-20T13:00'. */
export interface CalendarActor {
  /** As the choice is called: 'Month', 'Week', 'Day', 'List'. */
  looksBy(view: string): Promise<void>;
  goesOn(): Promise<void>;
  goesBack(): Promise<void>;
  /** Without a mouse: by the dialog that the event's handle opens. */
  moves(event: string, start: string): Promise<void>;
  opens(event: string): Promise<void>;
  /** Which field says when items begin, by its name, in place of the calendar. */
  choosesStart(field: string): Promise<void>;
  clicksDay(day: string): Promise<void>;
  /** Draws from the first day to the last one. */
  drawsDays(first: string, last: string): Promise<void>;
  /** By the mouse: puts the event down on another day. */
  drags(event: string, day: string): Promise<void>;

  view(): Promise<string>;
  /** What the bar says is in sight, as 'November 2026'. */
  title(): Promise<string>;
  /** The day an event begins on; null when it is not in sight. */
  dayOf(event: string): Promise<string | null>;
  /** How many items are in sight, in words. */
  shown(): Promise<string>;
  /** Why an event cannot be moved; null when it can. */
  reasonAgainstMoving(event: string): Promise<string | null>;
}
