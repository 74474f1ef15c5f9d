import { createContext, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { WordsArea } from './define-words'
import { createTranslate, type Catalogue, type Translate } from './translate'

interface Language {
  locale: string
  catalogue?: Catalogue
  /** Functions made so far, by area: one per language, not one per component. */
  made: Map<unknown, unknown>
}

const LanguageContext = createContext<Language>({ locale: 'en', made: new Map() })

export interface WordsProviderProps {
  /** BCP 47 tag of the reader's language. */
  locale: string
  /** All texts of that language. English needs none: it travels with the components that say it. */
  catalogue?: Catalogue
  children: ReactNode
}

/** Sets the language everything inside speaks. Without one the kit speaks English. */
export function WordsProvider({ locale, catalogue, children }: WordsProviderProps) {
  const language = useMemo<Language>(() => ({ locale, catalogue, made: new Map() }), [locale, catalogue])
  return <LanguageContext value={language}>{children}</LanguageContext>
}

/** The reader's language as a BCP 47 tag, for what `Intl` writes. */
export function useLocale(): string {
  return useContext(LanguageContext).locale
}

/**
 * The texts of one area, in the reader's language.
 *
 * @example
 * const t = useWords(cartWords)
 * t('lines', { count: 3 })
 */
export function useWords<Shape>(area: WordsArea<Shape>): Translate<Shape> {
  const { locale, catalogue, made } = useContext(LanguageContext)
  const known = made.get(area) as Translate<Shape> | undefined
  if (known) {
    return known
  }
  const translate = createTranslate(area, locale, catalogue)
  made.set(area, translate)
  return translate
}
