import type { Problem } from '@skafferi/domain/platform/action/views'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { useOfficeSentences } from './use-office-sentences'

/** Problems that the office describes itself: the store did not answer, or answers buyers in other words. */
const ownCodes = [
  'network',
  'timeout',
  'unauthorized',
  'invalid_credentials',
  'not_whole',
  'not_change',
  'stock_drop',
  'not_amount',
  'ambiguous_amount',
  'other_currency',
  'first_tier',
] as const

type OwnCode = (typeof ownCodes)[number]

const isOwn = (code: string): code is OwnCode => (ownCodes as readonly string[]).includes(code)

/**
 * The text of a problem: from the catalogues if the code is known, otherwise the store's message. `null` without a
 * problem.
 */
export function useOfficeProblem(): (
  problem: Pick<Problem<'office'>, 'code' | 'message' | 'params'> | null,
) => string | null {
  const t = useWords(officeWords)
  const sentence = useOfficeSentences()
  return (problem) => {
    if (problem === null) return null
    return isOwn(problem.code) ? t(`failed.code.${problem.code}`) : (sentence(problem) ?? t('failed.code.unknown'))
  }
}
