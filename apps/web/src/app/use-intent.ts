import { useEffect, useRef } from 'react'

/** How long a pointer or the focus stays before it means something, in ms: most only pass over a link. */
const dwell = 80

/** Handlers that notice who is about to press: the pointer or the focus rests on the element. */
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
