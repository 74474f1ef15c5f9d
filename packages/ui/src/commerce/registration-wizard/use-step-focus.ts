import type { RegistrationView } from '@skafferi/domain/registration/views'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

/** What decides where the focus goes. */
type Situation = Pick<RegistrationView, 'step' | 'submitting' | 'faults'>

/**
 * Moves the focus: to the first field that is wrong, each time the user asked to go on or was answered, and to the heading
 * of a step that was opened. While the user types it stays.
 *
 * @param form holds fields that are marked `data-field`, and the heading.
 * @returns a function to call when the user asks to go on.
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
