import { useWords } from '../../words'
import { problemsWords } from '../../words/generated/problems'
import type { Problem } from './problem'
import { sayProblem } from './say-problem'

/**
 * Says what went wrong, in the exact words of the specifications' error catalogues and in the reader's language.
 *
 * @example
 * const problemText = useProblemText()
 * <ErrorState message={problemText(problem)} />
 */
export function useProblemText(): (problem: Problem) => string {
  const t = useWords(problemsWords)
  return (problem) => sayProblem(t, problem)
}
