import { useEffect, useEffectEvent, useRef } from 'react'
import type { Problem } from '@skafferi/domain/action/views'
import { useToast } from '../../components/toast'
import { isTransportFailure, useProblemDetail, useProblemText } from '../problem-text'

/**
 * Says a refused or failed action in a red toast that stays until it is closed (the specifications' alerts), once
 * for each problem. That there was no answer is over as soon as the browser is online again.
 *
 * @param problem `null` while there is none, or while another place says it, such as an open dialog.
 * @param onSaid it stands in a toast now and can be forgotten. Left out where the problem is kept for as long as it
 *   holds: the toast then goes with it.
 * @returns takes back what was said last: another attempt has begun. `lost` takes it back only where no answer had come.
 */
export function useProblemToast(problem: Problem | null, onSaid?: () => void): (which?: 'any' | 'lost') => void {
  const { showToast } = useToast()
  const problemText = useProblemText()
  const detailText = useProblemDetail()
  const lastSaid = useRef({ takeBack: () => {}, isLost: false })

  const say = useEffectEvent((said: Problem) => {
    const text = problemText(said)
    const detail = detailText(said)
    const message = detail === null ? text : `${text.replace(/\.$/, '')}. ${detail}`
    const takeBack = showToast({ message, tone: 'critical' })
    lastSaid.current = { takeBack, isLost: isTransportFailure(said) }
    onSaid?.()
    return onSaid ? undefined : takeBack
  })

  useEffect(() => (problem === null ? undefined : say(problem)), [problem])

  useEffect(() => {
    const connect = () => lastSaid.current.isLost && lastSaid.current.takeBack()
    window.addEventListener('online', connect)
    return () => window.removeEventListener('online', connect)
  }, [])

  return (which = 'any') => {
    if (which === 'any' || lastSaid.current.isLost) lastSaid.current.takeBack()
  }
}
