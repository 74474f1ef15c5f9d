import type { Problem } from '@skafferi/domain/platform/action/views'
import { useWords } from '../../../words'
import { problemsWords } from '../../../words/generated/problems'
import { problemDetail, formatProblem } from './format-problem'
import { useRefusalText } from './use-refusal-text'

/**
 * Describes a problem in the exact words of the specifications' error catalogues, in the user's language.
 *
 * @example
 * const problemText = useProblemText()
 * <ErrorState message={problemText(problem)} />
 */
export function useProblemText(): (problem: Problem) => string {
  const t = useWords(problemsWords)
  const refusalText = useRefusalText()
  return (problem) => formatProblem(t, { ...problem, message: refusalText(problem) })
}

/** Returns the details of a problem (see `problemDetail`), in the user's language. */
export function useProblemDetail(): (problem: Problem) => string | null {
  const refusalText = useRefusalText()
  return (problem) => problemDetail({ ...problem, message: refusalText(problem) })
}
