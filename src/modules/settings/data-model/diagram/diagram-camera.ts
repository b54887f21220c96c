import { BehaviorSubject, type Observable } from 'rxjs';
import type { Place, Size } from '../../../../domain/model-diagram';
import { type Camera, centred, clamped, fitted, panned, type Point, revealed, zoomedAt } from './camera.rules';

export interface CameraState {
  readonly camera: Camera;
  readonly view: Size;
  /** The last move was a jump, which is animated; dragging is not. */
  readonly eased: boolean;
}

const NO_SIZE: Size = { width: 0, height: 0 };

/** How much the buttons and keys change the zoom. */
const ZOOM_STEP = 1.25;

/** The camera over a diagram. It fits the diagram until it is moved by the user or to a node. */
export class DiagramCamera {
  private readonly state = new BehaviorSubject<CameraState>({
    camera: { x: 0, y: 0, zoom: 1 },
    view: NO_SIZE,
    eased: false,
  });
  private size = NO_SIZE;
  private isFitted = true;
  private start: Place | null = null;
  readonly state$: Observable<CameraState> = this.state.asObservable();

  /** The size of the view has changed. */
  resize(view: Size): void {
    this.state.next({ ...this.state.value, view });
    this.arrange();
  }

  /** There is a new layout. The first is shown with `start` in the middle. */
  show(size: Size, start: Place | null): void {
    this.size = size;
    this.start = start;
    this.arrange();
  }

  pan(x: number, y: number): void {
    this.move(panned(this.camera, x, y), false);
  }

  zoomAt(point: Point, factor: number): void {
    this.move(zoomedAt(this.camera, point, this.camera.zoom * factor), false);
  }

  zoomIn(): void {
    this.zoomTo(this.camera.zoom * ZOOM_STEP);
  }

  zoomOut(): void {
    this.zoomTo(this.camera.zoom / ZOOM_STEP);
  }

  /** Changes the zoom around the middle of the view. */
  zoomTo(zoom: number): void {
    const { width, height } = this.state.value.view;
    this.move(zoomedAt(this.camera, { x: width / 2, y: height / 2 }, zoom), true);
  }

  fit(): void {
    this.isFitted = true;
    this.next(fitted(this.size, this.state.value.view), true);
  }

  reveal(place: Place): void {
    const next = revealed(this.camera, place, this.state.value.view);
    if (next.x !== this.camera.x || next.y !== this.camera.y) this.move(next, true);
  }

  /** Brings the place into the middle, large enough to be read. */
  goTo(place: Place): void {
    const zoom = Math.max(this.camera.zoom, 0.8);
    this.move(centred(place, this.state.value.view, zoom), true);
  }

  private get camera(): Camera {
    return this.state.value.camera;
  }

  private get isReady(): boolean {
    return this.state.value.view.width > 0 && this.size.width > 0;
  }

  private arrange(): void {
    if (!this.isReady) return;
    const { start } = this;
    const { view } = this.state.value;
    if (start !== null) {
      this.start = null;
      this.move(centred(start, view, 1), false);
    } else if (this.isFitted) this.next(fitted(this.size, view), false);
    else this.next(clamped(this.camera, this.size, view), false);
  }

  private move(camera: Camera, eased: boolean): void {
    this.isFitted = false;
    this.next(clamped(camera, this.size, this.state.value.view), eased);
  }

  private next(camera: Camera, eased: boolean): void {
    this.state.next({ ...this.state.value, camera, eased });
  }
}
