import { Link as RouterLink } from 'react-router-dom';
import type { AnchorProps } from '../ui';

/** Draws links of the components through the router, so that they stay inside the application. */
export const ShellLink = ({ href, ref, ...rest }: AnchorProps) => <RouterLink {...rest} to={href} ref={ref ?? null} />;
