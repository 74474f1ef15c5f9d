import { useEffect, useState } from 'react'

/** User input. */
const HANDS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'] as const

/** True after the first user input. Content that is not visible before waits for it. */
export function useReaderIsHere(): boolean {
  const [isHere, setIsHere] = useState(false)
  useEffect(() => {
    if (isHere) return
    const notice = () => setIsHere(true)
    HANDS.forEach((hand) => document.addEventListener(hand, notice, { capture: true, passive: true }))
    return () => HANDS.forEach((hand) => document.removeEventListener(hand, notice, true))
  }, [isHere])
  return isHere
}
