import { useEffect } from 'react'

/** Asks before the document is unloaded. Navigation within the app has to be blocked by the app. */
export function useUnloadWarning(enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [enabled])
}
