import { useEffect, useEffectEvent, useRef } from 'react'
import type { Problem } from '@skafferi/domain/platform/action/views'
import { useToast } from '../../../components/feedback/toast'
import { isTransportFailure, useProblemDetail, useProblemText, useReadyProblem } from '../problem-text'

/**
 * Shows a refused or failed action in a red toast that stays until it is closed (the specifications' alerts), once per
 * problem. A toast about a missing connection closes when the browser is online again.
 * @param problem `null` if there is none, or another place shows it, such as an open dialog.
 * @param onShown called when the toast is shown, so that the problem can be discarded. Omit if the problem is stored
 * while it applies: the toast then closes with it.
 * @returns closes the last toast, because another attempt has started. `lost` closes it only if there was no answer.
 */
export function useProblemToast(problem: Problem | null, onShown?: () => void): (which?: 'any' | 'lost') => void {
  const { showToast } = useToast()
  const problemText = useProblemText()
  const detailText = useProblemDetail()
  const lastToast = useRef({ closeToast: () => {}, isUnanswered: false })

  const ready = useReadyProblem(problem)

  const show = useEffectEvent((current: Problem) => {
    const text = problemText(current)
    const detail = detailText(current)
    const message = detail === null ? text : `${text.replace(/\.$/, '')}. ${detail}`
    const closeToast = showToast({ message, tone: 'critical' })
    lastToast.current = { closeToast, isUnanswered: isTransportFailure(current) }
    onShown?.()
    return onShown ? undefined : closeToast
  })

  useEffect(() => (ready ? show(ready) : undefined), [ready])

  useEffect(() => {
    const closeUnanswered = () => lastToast.current.isUnanswered && lastToast.current.closeToast()
    window.addEventListener('online', closeUnanswered)
    return () => window.removeEventListener('online', closeUnanswered)
  }, [])

  return (which = 'any') => {
    if (which === 'any' || lastToast.current.isUnanswered) lastToast.current.closeToast()
  }
}
