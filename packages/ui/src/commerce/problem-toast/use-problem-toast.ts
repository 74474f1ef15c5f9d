import { useEffect, useEffectEvent, useRef } from 'react'
import type { Problem } from '@skafferi/domain/action/views'
import { useToast } from '../../components/toast'
import { useProblemDetail, useProblemText } from '../problem-text'

/**
 * Says a refused or failed action in a red toast that stays until it is closed (the specifications' alerts), once
 * for each problem.
 *
 * @param problem `null` while there is none, or while another place says it, such as an open dialog.
 * @param onSaid it stands in a toast now and can be forgotten. Left out where the problem is kept for as long as it
 *   holds: the toast then goes with it.
 * @returns takes back what was said last: another attempt has begun.
 */
export function useProblemToast(problem: Problem | null, onSaid?: () => void): () => void {
  const { showToast } = useToast()
  const problemText = useProblemText()
  const detailText = useProblemDetail()
  const lastSaid = useRef(() => {})

  const say = useEffectEvent((said: Problem) => {
    const text = problemText(said)
    const detail = detailText(said)
    const message = detail === null ? text : `${text.replace(/\.$/, '')}. ${detail}`
    const takeBack = showToast({ message, tone: 'critical' })
    lastSaid.current = takeBack
    onSaid?.()
    return onSaid ? undefined : takeBack
  })

  useEffect(() => (problem === null ? undefined : say(problem)), [problem])

  return () => lastSaid.current()
}
