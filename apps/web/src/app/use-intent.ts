import { useEffect, useRef } from 'react'

/** How long a pointer or the focus has to stay to count as intent, in ms. */
const dwell = 80

/** Handlers that detect intent: the pointer or the focus stays on the element. */
export function useIntent(onIntent: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const end = () => clearTimeout(timer.current)
  const begin = () => {
    end()
    timer.current = setTimeout(onIntent, dwell)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return { onPointerEnter: begin, onFocus: begin, onPointerLeave: end, onPointerCancel: end, onBlur: end }
}
