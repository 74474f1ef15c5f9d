import { useEffect, useState } from 'react'

/** User input. */
const INPUT_EVENTS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'] as const

/** True after the first user input. Content that is not visible before waits for it. */
export function useHasUserInput(): boolean {
  const [hasInput, setHasInput] = useState(false)
  useEffect(() => {
    if (hasInput) return
    const handleInput = () => setHasInput(true)
    INPUT_EVENTS.forEach((name) => document.addEventListener(name, handleInput, { capture: true, passive: true }))
    return () => INPUT_EVENTS.forEach((name) => document.removeEventListener(name, handleInput, true))
  }, [hasInput])
  return hasInput
}
