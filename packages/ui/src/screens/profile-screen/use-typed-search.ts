import { useEffect, useRef } from 'react'

/** Pause in typing after which a search starts, in ms. */
const PAUSE = 400

/**
 * Searches while typing, after a pause; submitting with the button or Enter searches immediately.
 * @param query the last search: the same text is not searched again
 */
export function useTypedSearch(query: string, onSearch: (event: { query: string; typing: boolean }) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function send(text: string, typing: boolean) {
    clearTimeout(timer.current)
    onSearch({ query: text, typing })
  }

  return {
    search: (text: string) => send(text, false),
    type(text: string) {
      clearTimeout(timer.current)
      const trimmed = text.trim()
      if (trimmed !== query) timer.current = setTimeout(() => send(trimmed, true), PAUSE)
    },
  }
}
