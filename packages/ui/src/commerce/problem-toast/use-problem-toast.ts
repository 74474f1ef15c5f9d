import { useEffect, useEffectEvent, useRef } from 'react'
import type { Problem } from '@skafferi/domain/action/views'
import { useToast } from '../../components/toast'
import { isTransportFailure, useProblemDetail, useProblemText } from '../problem-text'

/**
 * Shows a refused or failed action in a red toast that stays until it is closed (the specifications' alerts), once per
 * problem. A missing connection is over when the browser is online again.
 * @param problem `null` if there is none, or another place shows it, such as an open dialog.
 * @param onShown called when the toast is shown, so that the problem can be discarded. Omit if the problem is kept while
 * it applies: the toast then closes with it.
 * @returns closes the last toast, because another attempt has started. `lost` closes it only if there was no answer.
 */
export function useProblemToast(problem: Problem | null, onShown?: () => void): (which?: 'any' | 'lost') => void {
  const { showToast } = useToast()
  const problemText = useProblemText()
  const detailText = useProblemDetail()
  const lastToast = useRef({ takeBack: () => {}, isLost: false })

  const show = useEffectEvent((shown: Problem) => {
    const text = problemText(shown)
    const detail = detailText(shown)
    const message = detail === null ? text : `${text.replace(/\.$/, '')}. ${detail}`
    const takeBack = showToast({ message, tone: 'critical' })
    lastToast.current = { takeBack, isLost: isTransportFailure(shown) }
    onShown?.()
    return onShown ? undefined : takeBack
  })

  useEffect(() => (problem === null ? undefined : show(problem)), [problem])

  useEffect(() => {
    const connect = () => lastToast.current.isLost && lastToast.current.takeBack()
    window.addEventListener('online', connect)
    return () => window.removeEventListener('online', connect)
  }, [])

  return (which = 'any') => {
    if (which === 'any' || lastToast.current.isLost) lastToast.current.takeBack()
  }
}
