import { CellProblem } from '@skafferi/domain/rules/catalogue/cells'
import { readDateText } from '@skafferi/domain/rules/text/date-text'
import { readYesNo } from '@skafferi/domain/rules/text/yes-no'
import { localDateTime, parseDateTime } from '../../../platform/date-time'

/**
 * Parses whether a product is published: a word for yes or no, or the date from which it is.
 * @returns true to publish a hidden product now, null to hide it
 * @throws CellProblem
 */
export function readPublication(text: string, timeZone: string): Date | true | null {
  const answer = readYesNo(text)
  if (answer !== undefined) return answer || null
  const { date } = parseDateTime(text, 'begin', timeZone)
  if (date) return date
  const local = readDateText(text)
  if (local === undefined) throw new CellProblem('publication')
  return localDateTime(local, timeZone)
}
