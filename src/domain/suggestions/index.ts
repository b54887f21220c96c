export {
  suggestionOptions,
  suggestionsIn,
  suggestionUrl,
  type Suggestion,
  type SuggestionFailure,
  type SuggestionOptions,
} from './suggestions';
