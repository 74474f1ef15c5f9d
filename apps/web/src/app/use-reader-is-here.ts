import { useEffect, useState } from 'react'

/** What somebody does who looks at a page. */
const HANDS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'] as const

/** Whether the reader has done anything yet: moved, pressed, scrolled. What nobody sees before waits for it. */
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
