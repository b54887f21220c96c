import type { DisplayProps } from '../../kit';

const LONGEST = 300;

export const PlainText = ({ value }: DisplayProps) => (
  <span>{(typeof value === 'object' ? JSON.stringify(value) : String(value)).slice(0, LONGEST)}</span>
);
