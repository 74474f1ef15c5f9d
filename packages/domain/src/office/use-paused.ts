import { useEffect, useState } from 'react'

/** Pause in typing after which a text is searched, in milliseconds. */
const pauseMs = 200

/** Returns a text once the user has paused in typing it. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
