import { isText, recordOf, type Schema } from '../json/schema'

/** A text by language, e.g. `{ en: 'Monday to Friday' }`. */
export type LocalText = Readonly<Record<string, string>>

export const isLocalText: Schema<LocalText> = recordOf(isText)

/** The first language of every shop, in which each of its texts exists. */
export const firstLanguage = 'en'

/** The text in the language of a locale, otherwise in the shop's first language; empty if there is none. */
export function textIn(text: LocalText, locale: string): string {
  const [language = ''] = locale.split('-')
  return text[language] || text[firstLanguage] || ''
}
