import type { AccountAction, Problem } from '@skafferi/domain/platform/action/views'
import { useWords } from '../../../words'
import { useSentences } from '../../../words/use-sentences'
import { accountProblemsWords } from '../../../words/generated/account-problems'
import { refusalsWords } from '../../../words/generated/refusals'
import { loadAccountSentences } from './load-account-sentences'
import { formatAccountProblem } from './format-account-problem'

/**
 * Describes problems outside shopping and checkout with the texts of the specifications' error catalogues.
 * Separate from {@link useProblemText}, so that the shop's pages do not load the texts of the account area.
 */
export function useAccountProblemText(): (problem: Problem<AccountAction>) => string {
  const t = useWords(accountProblemsWords)
  const refusalText = useSentences([refusalsWords], loadAccountSentences)
  return (problem) => formatAccountProblem(t, { ...problem, message: refusalText(problem) })
}
