import type { MissingValue } from '@skafferi/domain/rules/catalogue/missing-values'
import type { Missing, MissingQuestion } from './missing'
import { maxReportedLength } from './import-row'
import { notesOf } from './table-notes'
import { hintIn, wordsIn, type VatHint } from './vat-words'

/**
 * Returns the only hint of some texts, with the first text that has it; undefined if there is none or they disagree.
 */
function agreed(
  texts: readonly string[],
  isHeading: boolean,
): { hint: VatHint; text: string } | 'different' | undefined {
  const hints = texts.flatMap((text) => {
    const hint = hintIn(wordsIn(text), isHeading)
    return hint ? [{ hint, text }] : []
  })
  return hints.some(({ hint }) => hint !== hints[0]?.hint) ? 'different' : hints[0]
}

/**
 * Returns whether the prices of a file include VAT: by the headings of its prices, else by the notes above and below
 * its rows; undefined if neither says so, or they disagree.
 * @param priceHeadings those that prices are read from
 */
export function vatAnswer(
  priceHeadings: readonly string[],
  table: Parameters<typeof notesOf>[0],
): MissingQuestion['understood'] {
  const found = agreed(priceHeadings, true) ?? agreed(notesOf(table), false)
  if (found === undefined || found === 'different') return undefined
  return { value: found.hint === 'gross' ? 'yes' : 'no', text: found.text.trim().slice(0, maxReportedLength) }
}

/** True if a value for all rows is the one that the file says. */
function isUnderstood(questions: readonly MissingQuestion[], { field, value, by_category: groups }: MissingValue) {
  const understood = questions.find((question) => question.field === field)?.understood
  return understood !== undefined && understood.value === value && groups.length === 0
}

/** Returns the values that an operator gave; those that the file says are read from it again. */
export const givenValues = ({ questions, values }: Pick<Missing, 'questions' | 'values'>): MissingValue[] =>
  values.filter((value) => !isUnderstood(questions, value))

/** Adds the values that the file says to those that an operator gave. */
export function withUnderstood(questions: readonly MissingQuestion[], values: readonly MissingValue[]): MissingValue[] {
  const added = questions.flatMap(({ field, understood }): MissingValue[] =>
    understood && !values.some((each) => each.field === field)
      ? [{ field, value: understood.value, by_category: [] }]
      : [],
  )
  return [...values, ...added]
}
