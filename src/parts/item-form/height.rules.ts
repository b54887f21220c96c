/** What takes part in how high a field is. */
interface Measured {
  /** Of the control, in pixels, where its interface says so. */
  readonly height?: number | undefined;
  readonly hideLabel?: boolean | undefined;
}

/** A line of text to write in, in pixels. */
const USUAL = 40;
const LABEL = 26;
const NOTE = 28;

/** How high a control usually is, in pixels. */
export const controlHeight = ({ height }: Measured): number => height ?? USUAL;

/** How high a field with its name and note usually is, in pixels. */
export const fieldHeight = (definition: Measured, noted: boolean): number =>
  controlHeight(definition) + (definition.hideLabel === true ? 0 : LABEL) + (noted ? NOTE : 0);
