/** One compiled ICU message: text, and tokens for values, numbers, plurals and choices. */
export type CompiledMessage = readonly unknown[]

/** The values of a message. */
export type MessageParams = Readonly<Record<string, string | number>>

type Cases = Readonly<Record<string, CompiledMessage>>

/** An argument in a compiled message: inserted as text, formatted as a number, or selecting a case. */
export type MessageArgument = readonly [name: string, kind?: 'number' | 'plural' | 'select', cases?: Cases]

/** Formats a compiled message. A missing value is empty; where a case is chosen by it, it chooses `none`. */
export type FormatMessage = (message: CompiledMessage, values: MessageParams) => string

/**
 * Creates the formatter of compiled messages: the small part of ICU that runs where texts are shown. A library parses
 * them before.
 * @param locale BCP 47 tag; decides plurals and the format of numbers
 */
export function createMessageFormat(locale: string): FormatMessage {
  const figures = new Intl.NumberFormat(locale)
  const plurals = new Intl.PluralRules(locale)

  function caseOf(cases: Cases, value: string | number): CompiledMessage {
    const rule = typeof value === 'number' ? plurals.select(value) : 'other'
    return cases[value] ?? cases[rule] ?? cases.other ?? []
  }

  return function format(message: CompiledMessage, values: MessageParams, count?: number): string {
    // The end removes the full stop of a sentence after an abbreviation such as "12 kr.".
    return message
      .map((token) => {
        if (typeof token === 'string') return token === '#' && count !== undefined ? figures.format(count) : token
        const [name, kind, cases] = token as MessageArgument
        if (cases) {
          const value = values[name] ?? 'none'
          return format(caseOf(cases, value), values, typeof value === 'number' ? value : count)
        }
        const value = values[name] ?? ''
        return kind === 'number' && typeof value === 'number' ? figures.format(value) : String(value)
      })
      .join('')
      .replace(/(?<=[a-z]\.)\.(?!\S)/g, '')
  }
}
