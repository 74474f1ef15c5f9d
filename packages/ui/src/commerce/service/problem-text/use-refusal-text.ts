import type { Problem, ProblemAction } from '@skafferi/domain/platform/action/views'
import { useLocale, useWords } from '../../../words'
import { refusalsWords } from '../../../words/generated/refusals'
import { formatRefusal } from './format-refusal'

/** Describes why the server refused, in the user's language; `null` if it gave no reason. */
export function useRefusalText(): (
  problem: Pick<Problem<ProblemAction>, 'code' | 'message' | 'params'>,
) => string | null {
  const t = useWords(refusalsWords)
  const locale = useLocale()
  return (problem) => formatRefusal(t, locale, problem)
}
