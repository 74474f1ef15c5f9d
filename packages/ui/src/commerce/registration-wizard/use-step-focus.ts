import type { RegistrationView } from '@skafferi/domain/registration/views'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

/** What decides the focus. */
type Situation = Pick<RegistrationView, 'step' | 'submitting' | 'faults'>

/**
 * Moves the focus to the first invalid field, each time the user continues or gets an answer, and to the heading of an
 * opened step. It stays while the user types.
 * @param form contains fields marked `data-field`, and the heading.
 * @returns a function to call when the user continues.
 */
export function useStepFocus(form: RefObject<HTMLFormElement | null>, { step, submitting, faults }: Situation) {
  const [asked, setAsked] = useState(0)
  const before = useRef({ step, submitting, asked })

  const lead = useEffectEvent(() => {
    const moved = before.current.step !== step
    const controls = faults.map(({ field }) =>
      form.current?.querySelector<HTMLElement>(`[data-field="${field}"] :is(input, select)`),
    )
    const target = controls.find((control) => control) ?? (moved ? form.current?.querySelector('h2') : null)
    target?.focus()
  })

  useEffect(() => {
    const { current: known } = before
    const isNews = known.step !== step || known.asked !== asked || known.submitting !== submitting
    if (isNews && !submitting) lead()
    before.current = { step, submitting, asked }
  }, [step, submitting, asked])

  return () => setAsked((count) => count + 1)
}
