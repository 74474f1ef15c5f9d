import { setupI18n, type Messages } from '@lingui/core'
import type { CompiledMessage, WordsArea } from './define-words'

/** The texts of another language: compiled messages by area and key. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, CompiledMessage>>>>

/** The values a key needs; nothing where its message has no arguments. */
export type ValuesOf<Shape, Key extends keyof Shape> = keyof Shape[Key] extends never ? [] : [values: Shape[Key]]

/** Says one text of an area in the reader's language. A missing key or value does not compile. */
export type Translate<Shape> = <Key extends keyof Shape & string>(key: Key, ...values: ValuesOf<Shape, Key>) => string

/**
 * Makes the function that says an area's texts.
 *
 * @param locale BCP 47 tag; decides plurals and the look of numbers inside messages.
 * @param catalogue the language's own texts. English stands in for a text it lacks.
 */
export function createTranslate<Shape>(
  area: WordsArea<Shape>,
  locale: string,
  catalogue: Catalogue = {},
): Translate<Shape> {
  const messages = { ...area.messages, ...catalogue[area.name] } as Messages
  const i18n = setupI18n({ locale, messages: { [locale]: messages } })
  return (key, ...[values]) => i18n._(key, values as Record<string, unknown> | undefined)
}
