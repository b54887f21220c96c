export { RemainingCharacters } from './remaining-characters';
