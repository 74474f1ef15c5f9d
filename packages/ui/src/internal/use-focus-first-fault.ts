import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

/**
 * Focuses the first invalid field of a form each time a submission was rejected.
 * @param fields names of the form's controls, in their order on the page
 * @param faults what is wrong, by field
 * @returns the form's ref, and a function to call on rejection
 */
export function useFocusFirstFault<Field extends string>(
  fields: readonly Field[],
  faults: Readonly<Partial<Record<Field, unknown>>>,
): { form: RefObject<HTMLFormElement | null>; handleRefusal: () => void } {
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

  return { form, handleRefusal: () => setRefusals((count) => count + 1) }
}
