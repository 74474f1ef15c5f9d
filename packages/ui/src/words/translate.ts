import type { CompiledMessage, WordsArea } from './define-words'

/** The texts of another language: compiled messages by area and key. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, CompiledMessage>>>>

/** The values a key needs; nothing where its message has no arguments. */
export type ValuesOf<Shape, Key extends keyof Shape> = keyof Shape[Key] extends never ? [] : [values: Shape[Key]]

/** Says one text of an area in the reader's language. A missing key or value does not compile. */
export type Translate<Shape> = <Key extends keyof Shape & string>(key: Key, ...values: ValuesOf<Shape, Key>) => string

type Values = Readonly<Record<string, string | number>>
type Cases = Readonly<Record<string, CompiledMessage>>

/** A place in a compiled message where a value stands: as it is, as a number, or choosing among cases. */
type Argument = readonly [name: string, kind?: 'number' | 'plural' | 'select', cases?: Cases]

/**
 * Says a compiled message. The parser is a library's and runs ahead (see `compile.ts`); what is left of ICU at run time
 * is this page of code, because every page of the shop pays for it.
 */
function createSpeaker(locale: string) {
  const figures = new Intl.NumberFormat(locale)
  const plurals = new Intl.PluralRules(locale)

  function caseOf(cases: Cases, value: string | number): CompiledMessage {
    const rule = typeof value === 'number' ? plurals.select(value) : 'other'
    return cases[value] ?? cases[rule] ?? cases.other ?? []
  }

  return function say(message: CompiledMessage, values: Values, count?: number): string {
    return message
      .map((token) => {
        if (typeof token === 'string') return token === '#' && count !== undefined ? figures.format(count) : token
        const [name, kind, cases] = token as Argument
        const value = values[name] ?? ''
        if (cases) return say(caseOf(cases, value), values, typeof value === 'number' ? value : count)
        return kind === 'number' && typeof value === 'number' ? figures.format(value) : String(value)
      })
      .join('')
  }
}

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
  const say = createSpeaker(locale)
  const texts = catalogue[area.name]
  return (key, ...[values]) => say(texts?.[key] ?? area.messages[key], (values ?? {}) as Values)
}
