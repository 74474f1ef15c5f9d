import type { RegistrationView } from '@skafferi/domain/shop/registration/views'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

type StepState = Pick<RegistrationView, 'step' | 'submitting' | 'faults'>

/**
 * Moves the focus to the first invalid field when the user continues or a response arrives, otherwise to the heading
 * of a newly opened step. It does not move while the user types.
 * @param form contains fields marked `data-field`, and the heading.
 * @returns a function to call when the user continues.
 */
export function useStepFocus(form: RefObject<HTMLFormElement | null>, { step, submitting, faults }: StepState) {
  const [continueCount, setContinueCount] = useState(0)
  const before = useRef({ step, submitting, continueCount })

  const moveFocus = useEffectEvent(() => {
    const moved = before.current.step !== step
    const controls = faults.map(({ field }) =>
      form.current?.querySelector<HTMLElement>(`[data-field="${field}"] :is(input, select)`),
    )
    const target = controls.find((control) => control) ?? (moved ? form.current?.querySelector('h2') : null)
    target?.focus()
  })

  useEffect(() => {
    const { current: previous } = before
    const hasChanged =
      previous.step !== step || previous.continueCount !== continueCount || previous.submitting !== submitting
    if (hasChanged && !submitting) moveFocus()
    before.current = { step, submitting, continueCount }
  }, [step, submitting, continueCount])

  return () => setContinueCount((count) => count + 1)
}
