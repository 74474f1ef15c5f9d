import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Problem } from '@skafferi/domain/platform/action/views'
import { useToast } from '../../../components/feedback/toast'
import { isTransportFailure, loadShopSentences, useProblemDetail, useProblemText } from '../problem-text'

/** How long a toast waits for the sentence of its problem, in ms. */
const MAX_WAIT = 3_000

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

  // The problem whose sentence is loaded: a toast keeps its text, so it must not be shown before.
  const [ready, setReady] = useState<Problem | null>(null)
  // Formatting requests the sentence.
  const text = problem ? problemText(problem) : ''
  const detail = problem && detailText(problem)

  const show = useEffectEvent((current: Problem) => {
    const message = detail === null ? text : `${text.replace(/\.$/, '')}. ${detail}`
    const closeToast = showToast({ message, tone: 'critical' })
    lastToast.current = { closeToast, isUnanswered: isTransportFailure(current) }
    onShown?.()
    return onShown ? undefined : closeToast
  })

  useEffect(() => {
    if (!problem) return
    if (problem === ready || isTransportFailure(problem)) return show(problem)
    const finish = () => setReady(problem)
    const timer = setTimeout(finish, MAX_WAIT)
    void loadShopSentences().then(finish, finish)
    return () => clearTimeout(timer)
  }, [problem, ready])

  useEffect(() => {
    const closeUnanswered = () => lastToast.current.isUnanswered && lastToast.current.closeToast()
    window.addEventListener('online', closeUnanswered)
    return () => window.removeEventListener('online', closeUnanswered)
  }, [])

  return (which = 'any') => {
    if (which === 'any' || lastToast.current.isUnanswered) lastToast.current.closeToast()
  }
}
