import type { AccountAction, Problem } from '@skafferi/domain/platform/action/views'
import { useWords } from '../../../words'
import { accountProblemsWords } from '../../../words/generated/account-problems'
import { useRefusalText } from '../../service/problem-text'
import { formatAccountProblem } from './format-account-problem'

/**
 * Describes problems outside shopping and checkout with the texts of the specifications' error catalogues.
 * Separate from {@link useProblemText}, so that the shop's pages do not load the texts of the account area.
 */
export function useAccountProblemText(): (problem: Problem<AccountAction>) => string {
  const t = useWords(accountProblemsWords)
  const refusalText = useRefusalText()
  return (problem) => formatAccountProblem(t, { ...problem, message: refusalText(problem) })
}
