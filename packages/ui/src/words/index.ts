export type { CompiledMessage } from '@skafferi/domain/rules/text/messages'
export { defineWords, type NoValues, type WordsArea } from './define-words'
export type { Catalogue, Translate } from './translate'
export { WordsProvider, useLocale, useWords, type WordsProviderProps } from './WordsProvider'
