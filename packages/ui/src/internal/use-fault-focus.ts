import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

/**
 * Gives the focus to the first wrong field of a form, each time what was sent was refused.
 *
 * @param fields names of the form's controls, in the order they are asked for
 * @param faults what is wrong, by field
 * @returns the form's ref, and what tells that it was refused
 */
export function useFaultFocus<Field extends string>(
  fields: readonly Field[],
  faults: Readonly<Partial<Record<Field, unknown>>>,
): { form: RefObject<HTMLFormElement | null>; noteRefusal: () => void } {
  const form = useRef<HTMLFormElement>(null)
  const [refusals, setRefusals] = useState(0)

  const focusFirstFault = useEffectEvent(() => {
    const wrong = fields.find((field) => faults[field] !== undefined)
    const control = wrong && form.current?.elements.namedItem(wrong)
    const first = control instanceof RadioNodeList ? control[0] : control
    if (first instanceof HTMLElement) first.focus()
  })
  useEffect(() => {
    if (refusals > 0) focusFirstFault()
  }, [refusals])

  return { form, noteRefusal: () => setRefusals((count) => count + 1) }
}
