export { defineWords, type NoValues, type WordsArea } from './define-words'
export type { Catalogue, Translate } from './translate'
export { formatReason, useSentences, type Reason, type Sentences } from './use-sentences'
export { WordsProvider, useLocale, useWords, type WordsProviderProps } from './WordsProvider'
