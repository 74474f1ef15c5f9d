import { useEffect, useRef } from 'react'

/** Calls `onPress` on Ctrl+K (on a Mac, Command+K) wherever the focus is, unless a dialog is open. */
export function useCommandKey(onPress: () => void): void {
  const press = useRef(onPress)
  useEffect(() => {
    press.current = onPress
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isKey =
        event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isKey || document.querySelector('dialog:modal')) return
      event.preventDefault()
      press.current()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
