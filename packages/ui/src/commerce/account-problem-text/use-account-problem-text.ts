import type { AccountAction, Problem } from '@skafferi/domain/action/views'
import { useWords } from '../../words'
import { accountProblemsWords } from '../../words/generated/account-problems'
import { useRefusalText } from '../problem-text'
import { formatAccountProblem } from './format-account-problem'

/**
 * Says what went wrong beside the way from shelf to order, in the words of the specifications' error catalogues. It
 * is apart from {@link useProblemText}, so that pages of the shop do not load the texts of the account area.
 */
export function useAccountProblemText(): (problem: Problem<AccountAction>) => string {
  const t = useWords(accountProblemsWords)
  const refusalText = useRefusalText()
  return (problem) => formatAccountProblem(t, { ...problem, message: refusalText(problem) })
}
