export { SearchSuggestions, type SearchSuggestionsProps, type SuggestionPurchase } from './SearchSuggestions'
