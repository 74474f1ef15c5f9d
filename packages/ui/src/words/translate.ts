import { createMessageFormat, type CompiledMessage, type MessageParams } from '@skafferi/domain/rules/text/messages'
import type { WordsArea } from './define-words'

/** The texts of another language: compiled messages by area and key. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, CompiledMessage>>>>

/** The values that a key needs; an empty tuple if its message has no arguments. */
export type ValuesOf<Shape, Key extends keyof Shape> = keyof Shape[Key] extends never ? [] : [values: Shape[Key]]

/** Translates one key of an area. A missing key or value does not compile. */
export type Translate<Shape> = <Key extends keyof Shape & string>(key: Key, ...values: ValuesOf<Shape, Key>) => string

/**
 * Creates the translate function of an area.
 * @param locale BCP 47 tag; decides plurals and number formats inside messages
 * @param catalogue the texts of the language; English is the fallback for missing texts
 */
export function createTranslate<Shape>(
  area: WordsArea<Shape>,
  locale: string,
  catalogue: Catalogue = {},
): Translate<Shape> {
  const format = createMessageFormat(locale)
  const texts = catalogue[area.name]
  return (key, ...[values]) => format(texts?.[key] ?? area.messages[key], (values ?? {}) as MessageParams)
}
