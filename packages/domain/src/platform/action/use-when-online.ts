import { onlineManager } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

/** Calls `onOnline` when the browser is online again. */
export function useWhenOnline(onOnline: () => void): void {
  const notifyOnline = useEffectEvent(onOnline)
  useEffect(() => onlineManager.subscribe((isOnline) => (isOnline ? notifyOnline() : undefined)), [])
}
