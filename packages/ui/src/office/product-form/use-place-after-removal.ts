import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the keyboard's place where something is removed together with the button that removed it: the next of its kind has the
 * focus, else what adds one.
 * @param count how many there are
 * @returns what stands around them and the adding control, and how to say which one goes
 */
export function usePlaceAfterRemoval<Around extends HTMLElement>(
  count: number,
  next: string,
  adding: string,
): { around: RefObject<Around | null>; goes: (index: number) => void } {
  const around = useRef<Around>(null)
  const gone = useRef<{ index: number; count: number }>(undefined)
  useEffect(() => {
    if (gone.current === undefined || count >= gone.current.count) return
    const others = [...(around.current?.querySelectorAll<HTMLElement>(next) ?? [])]
    const place =
      others[Math.min(gone.current.index, others.length - 1)] ?? around.current?.querySelector<HTMLElement>(adding)
    gone.current = undefined
    place?.focus()
  }, [count, next, adding])
  return {
    around,
    goes(index) {
      gone.current = { index, count }
    },
  }
}
