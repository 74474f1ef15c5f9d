import { startTransition, useEffect, useState } from 'react'

/** What a tall window shows at once, with some to spare. */
const FIRST = 40
/** What is added at a time: little enough that a press in between is answered at once. */
const STEP = 30

/**
 * How many of `total` lines stand in the page now. A window full comes at once and the rest follows in small steps,
 * so that a cart of 1,000 lines is there as soon as one of 40, and soon stands complete: for the browser's search,
 * for printing, for readers.
 */
export function useProgressiveCount(total: number): number {
  const [count, setCount] = useState(FIRST)
  useEffect(() => {
    if (count < total) {
      const timer = setTimeout(() => startTransition(() => setCount(count + STEP)))
      return () => clearTimeout(timer)
    }
  }, [count, total])
  return Math.min(count, total)
}
