import {
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  filter,
  map,
  type Observable,
  of,
  startWith,
  Subject,
  switchMap,
  tap,
  throttle,
} from 'rxjs';
import { type ItemDependencies, itemDependencies } from '../../../application/dependencies';
import { EditedImage, imageDependencies, type OpenedImage, type SaveOutcome } from '../../../application/files';
import type { DirtyWatch } from '../../../application/unsaved-changes';
import { Effect, equals, StateValue } from '../../../kernel';
import { viewModel } from '../../../kit';
import { objectUrl } from '../../fields/picture';
import type { DragMode } from './cropper-stage';
import { drawImage } from './draw-image';
import {
  changeArea,
  chooseRatio,
  drawArea,
  flip,
  hasEdits,
  type ImageEdits,
  NO_EDITS,
  type PixelArea,
  type RatioName,
  rotateLeft,
  rotateRight,
  type Size,
} from './image-edits.rules';

/** Drawing an area reports it with every movement; the panel follows at this rate (spec 002, 9). */
const AREA_INTERVAL_MS = 50;

/** The number of the area that is changed, or drawing it; null for edits that are a step each. */
type StepSource = keyof PixelArea | 'drawing' | null;

export type SaveProblem = Exclude<SaveOutcome['kind'], 'saved'>;

type EditorDependencies = Pick<ItemDependencies, 'clock' | 'notifications' | 'unsaved'>;

/** The image editor: the edits of one image, until they are saved or given up. */
export class ImageEditorViewModel {
  private readonly edits = new BehaviorSubject(NO_EDITS);
  /** The edits before each step, the first one first. */
  private readonly steps = new BehaviorSubject<readonly ImageEdits[]>([]);
  /** What made the last step: the same again belongs to that step. */
  private lastSource: StepSource = null;
  private readonly staged = new BehaviorSubject(NO_EDITS);
  private readonly size = new BehaviorSubject<Size | null>(null);
  private readonly mode = new BehaviorSubject<DragMode>('move');
  private readonly broken = new BehaviorSubject(false);
  private readonly problem = new BehaviorSubject<SaveProblem | null>(null);
  private readonly drawn$ = new Subject<PixelArea>();
  /** Any other edit: an area that has waited is outdated. */
  private readonly interruptions$ = new Subject<void>();
  private readonly address: StateValue<string | null>;
  private readonly dirty: StateValue<boolean>;
  private readonly dirtyWatch: DirtyWatch;
  private readonly effects: Effect;
  readonly edits$: Observable<ImageEdits> = this.edits.asObservable();
  /** True while there is a step that can be undone. */
  readonly canUndo$: Observable<boolean> = this.steps.pipe(map((steps) => steps.length > 0));
  /** The edits to be shown on the stage: all but the areas that were drawn on it. */
  readonly staged$: Observable<ImageEdits> = this.staged.asObservable();
  /** In pixels, upright; null until the image was decoded. */
  readonly size$: Observable<Size | null> = this.size.asObservable();
  readonly dragMode$: Observable<DragMode> = this.mode.asObservable();
  /** The browser could not decode the content. */
  readonly isBroken$: Observable<boolean> = this.broken.asObservable();
  readonly dirty$: Observable<boolean>;
  /** Why the last save did nothing. */
  readonly problem$: Observable<SaveProblem | null> = this.problem.asObservable();
  /** Object URL of the content. */
  readonly url$: Observable<string | null>;
  readonly saved$: Observable<Extract<SaveOutcome, { readonly kind: 'saved' }>>;

  constructor(
    readonly image: EditedImage,
    private readonly id: string,
    { clock, notifications, unsaved }: EditorDependencies,
    private readonly draw: typeof drawImage = drawImage,
  ) {
    this.dirty = new StateValue(
      false,
      combineLatest([this.edits, this.size]).pipe(
        map(([edits, size]) => size !== null && hasEdits(size, edits)),
        distinctUntilChanged(),
      ),
    );
    this.dirty$ = this.dirty.value$;
    this.dirtyWatch = unsaved.watch(this.dirty$, () => ({
      kind: 'existing',
      collection: 'directus_files',
      key: this.id,
    }));
    this.address = new StateValue<string | null>(
      null,
      image.opening$.pipe(
        switchMap((remote) =>
          remote.kind === 'ready' && remote.value.kind === 'opened' ? objectUrl(remote.value.content) : of(null),
        ),
      ),
    );
    this.url$ = this.address.value$;
    this.saved$ = image.save.done$.pipe(filter((outcome) => outcome.kind === 'saved'));
    const areas$ = this.interruptions$.pipe(
      startWith(undefined),
      switchMap(() =>
        this.drawn$.pipe(throttle(() => clock.after(AREA_INTERVAL_MS), { leading: true, trailing: true })),
      ),
      tap((area) => this.change('drawing', (size, edits) => drawArea(size, edits, area))),
    );
    const outcomes$ = image.save.done$.pipe(
      tap((outcome) => {
        if (outcome.kind !== 'saved') return this.problem.next(outcome.kind);
        // What is saved is no edit any more: leaving the page must not ask.
        this.edits.next(NO_EDITS);
        this.steps.next([]);
        if (outcome.isRestored) notifications.show('image_saved');
        else notifications.show('image_saved_without_uploader', 'warning');
      }),
    );
    this.effects = new Effect(combineLatest([areas$.pipe(startWith(null)), outcomes$.pipe(startWith(null))]));
  }

  /** The image was decoded: now it can be edited. */
  loaded(size: Size): void {
    this.size.next(size);
  }

  failToLoad(): void {
    this.broken.next(true);
  }

  setDragMode(mode: DragMode): void {
    this.mode.next(mode);
  }

  /** By 90 degrees. */
  rotate(direction: 'left' | 'right'): void {
    this.apply(null, direction === 'left' ? rotateLeft : rotateRight);
  }

  flip(direction: 'horizontal' | 'vertical'): void {
    this.apply(null, (size, edits) => flip(size, edits, direction));
  }

  chooseRatio(ratio: RatioName): void {
    this.apply(null, (size, edits) => chooseRatio(size, edits, ratio));
  }

  /** Moves or resizes the area by a number in pixels. */
  changeArea(name: keyof PixelArea, value: number): void {
    this.apply(name, (size, edits) => changeArea(size, edits, name, value));
  }

  /** The user begins to draw, move or resize the area on the stage: one step until it ends. */
  startDrawing(): void {
    this.lastSource = null;
  }

  /** The area that the user has drawn on the stage. */
  drawArea(area: PixelArea): void {
    this.drawn$.next(area);
  }

  cancelCrop(): void {
    this.apply(null, (_, edits) => ({ ...edits, area: null, ratio: 'free' }));
  }

  /** Undoes the last step. */
  undo(): void {
    const { value } = this.steps;
    const before = value.at(-1);
    if (before === undefined) return;
    this.interruptions$.next();
    this.lastSource = null;
    this.steps.next(value.slice(0, -1));
    this.setEdits(before);
    this.staged.next(before);
  }

  /** Undoes everything; itself a step. */
  reset(): void {
    this.apply(null, () => NO_EDITS);
  }

  save(image: OpenedImage): void {
    const size = this.size.value;
    if (size === null || !this.dirty.value) return;
    this.problem.next(null);
    const edits = this.edits.value;
    this.image.save.execute({ image, draw: (opened) => this.draw(opened, size, edits) });
  }

  dispose(): void {
    this.effects.dispose();
    this.dirtyWatch.dispose();
    this.dirty.dispose();
    this.address.dispose();
    this.image.dispose();
  }

  private change(source: StepSource, edit: (size: Size, edits: ImageEdits) => ImageEdits): void {
    const size = this.size.value;
    if (size === null) return;
    const before = this.edits.value;
    const after = edit(size, before);
    if (equals({ ...before }, { ...after })) return;
    if (source === null || source !== this.lastSource) this.steps.next([...this.steps.value, before]);
    this.lastSource = source;
    this.setEdits(after);
  }

  private setEdits(edits: ImageEdits): void {
    const hadArea = this.edits.value.area !== null;
    const hasArea = edits.area !== null;
    this.edits.next(edits);
    if (hadArea !== hasArea) this.mode.next(hasArea ? 'crop' : 'move');
  }

  private apply(source: StepSource, edit: (size: Size, edits: ImageEdits) => ImageEdits): void {
    this.interruptions$.next();
    this.change(source, edit);
    this.staged.next(this.edits.value);
  }
}

export const imageEditorViewModel = viewModel(
  [imageDependencies, itemDependencies('clock', 'notifications', 'unsaved')],
  (image, dependencies) => (id: string) => new ImageEditorViewModel(new EditedImage(image, id), id, dependencies),
);
