import { token } from '../kernel';

/** The absolute URL of the API without a trailing slash, or the name of a world in the browser: what parts one project from another. */
export type ProjectAddress = string;

export const ProjectAddress = token<ProjectAddress>('ProjectAddress');
