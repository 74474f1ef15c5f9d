import { useEffect, useRef } from 'react'

/** How long typing pauses before it is searched for. */
const PAUSE = 400

/**
 * Searches as one types, after a pause; what is sent with a button or Enter goes at once.
 *
 * @param query what was searched for last: the same text is not searched for again
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
      const wanted = text.trim()
      if (wanted !== query) timer.current = setTimeout(() => send(wanted, true), PAUSE)
    },
  }
}
