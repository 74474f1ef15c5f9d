import { isText, recordOf, type Schema } from '../json/schema'

/** A text by language, e.g. `{ en: 'Monday to Friday' }`. */
export type LocalText<Text = string> = Readonly<Record<string, Text>>

export const isLocalText: Schema<LocalText> = recordOf(isText)

/** The first language of every shop, in which each of its texts exists. */
export const firstLanguage = 'en'

/** The text in the language of a locale, otherwise in the shop's first language; empty if there is none. */
export function textIn(text: LocalText, locale: string): string
export function textIn<Text extends object>(text: LocalText<Text>, locale: string): Text | undefined
export function textIn(text: LocalText<unknown>, locale: string): unknown {
  const [language = ''] = locale.split('-')
  const translation = Object.hasOwn(text, language) ? text[language] : undefined
  return translation || text[firstLanguage] || (Object.values(text).every(isText) ? '' : undefined)
}
