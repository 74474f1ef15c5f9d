import { createContext, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { WordsArea } from './define-words'
import { createTranslate, type Catalogue, type Translate } from './translate'

interface Language {
  locale: string
  catalogue?: Catalogue
  /** Cached translate functions by area: one for each language, not one for each component. */
  made: Map<unknown, unknown>
}

const LanguageContext = createContext<Language>({ locale: 'en', made: new Map() })

export interface WordsProviderProps {
  /** BCP 47 tag of the user's language. */
  locale: string
  /** All texts of that language. Not needed for English, which is bundled with the components. */
  catalogue?: Catalogue
  children: ReactNode
}

/** Sets the language of everything inside it. Without a provider the kit is in English. */
export function WordsProvider({ locale, catalogue, children }: WordsProviderProps) {
  const language = useMemo<Language>(() => ({ locale, catalogue, made: new Map() }), [locale, catalogue])
  return <LanguageContext value={language}>{children}</LanguageContext>
}

/** The user's language as a BCP 47 tag, for `Intl` formatting. */
export function useLocale(): string {
  return useContext(LanguageContext).locale
}

/** Returns the texts of any area, in the user's language. */
export function useTranslator(): <Shape>(area: WordsArea<Shape>) => Translate<Shape> {
  const { locale, catalogue, made } = useContext(LanguageContext)
  return <Shape,>(area: WordsArea<Shape>) => {
    const known = made.get(area) as Translate<Shape> | undefined
    if (known) {
      return known
    }
    const translate = createTranslate(area, locale, catalogue)
    made.set(area, translate)
    return translate
  }
}

/**
 * The texts of one area, in the user's language.
 * @example
 * const t = useWords(cartWords)
 * t('lines', { count: 3 })
 */
export function useWords<Shape>(area: WordsArea<Shape>): Translate<Shape> {
  return useTranslator()(area)
}
