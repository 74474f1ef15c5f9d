import type { CompiledMessage, WordsArea } from './define-words'

/** The texts of another language: compiled messages by area and key. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, CompiledMessage>>>>

/** The values that a key needs; an empty tuple if its message has no arguments. */
export type ValuesOf<Shape, Key extends keyof Shape> = keyof Shape[Key] extends never ? [] : [values: Shape[Key]]

/** Translates one key of an area. A missing key or value does not compile. */
export type Translate<Shape> = <Key extends keyof Shape & string>(key: Key, ...values: ValuesOf<Shape, Key>) => string

type Values = Readonly<Record<string, string | number>>
type Cases = Readonly<Record<string, CompiledMessage>>

/** An argument in a compiled message: inserted as text, formatted as a number, or selecting a case. */
type Argument = readonly [name: string, kind?: 'number' | 'plural' | 'select', cases?: Cases]

/**
 * Creates the formatter of compiled messages. Messages are parsed at build time by a library (see `compile.ts`), so
 * that pages load only this small part of ICU.
 */
function createSpeaker(locale: string) {
  const figures = new Intl.NumberFormat(locale)
  const plurals = new Intl.PluralRules(locale)

  function caseOf(cases: Cases, value: string | number): CompiledMessage {
    const rule = typeof value === 'number' ? plurals.select(value) : 'other'
    return cases[value] ?? cases[rule] ?? cases.other ?? []
  }

  return function format(message: CompiledMessage, values: Values, count?: number): string {
    return message
      .map((token) => {
        if (typeof token === 'string') return token === '#' && count !== undefined ? figures.format(count) : token
        const [name, kind, cases] = token as Argument
        const value = values[name] ?? ''
        if (cases) return format(caseOf(cases, value), values, typeof value === 'number' ? value : count)
        return kind === 'number' && typeof value === 'number' ? figures.format(value) : String(value)
      })
      .join('')
  }
}

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
  const format = createSpeaker(locale)
  const texts = catalogue[area.name]
  return (key, ...[values]) => format(texts?.[key] ?? area.messages[key], (values ?? {}) as Values)
}
