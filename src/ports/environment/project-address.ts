import { token } from '../../kernel';

/** Identifies the project: the absolute URL of the API without a trailing slash, or the name of a demo world. */
export type ProjectAddress = string;

export const ProjectAddress = token<ProjectAddress>('ProjectAddress');
