import { useEffect, useEffectEvent } from 'react'
import { useToast } from '../../components/toast'
import { problemDetail, useProblemText, type Problem } from '../problem-text'

/**
 * Says a refused or failed action in a red toast that stays until it is closed (the specifications' alerts), once
 * for each problem.
 *
 * @param problem `null` while there is none, or while another place says it, such as an open dialog.
 * @param onSaid it stands in a toast now and can be forgotten.
 */
export function useProblemToast(problem: Problem | null, onSaid: () => void): void {
  const { showToast } = useToast()
  const problemText = useProblemText()

  const say = useEffectEvent((said: Problem) => {
    const text = problemText(said)
    const detail = problemDetail(said)
    showToast({ message: detail === null ? text : `${text.replace(/\.$/, '')}. ${detail}`, tone: 'critical' })
    onSaid()
  })

  useEffect(() => {
    if (problem !== null) {
      say(problem)
    }
  }, [problem])
}
