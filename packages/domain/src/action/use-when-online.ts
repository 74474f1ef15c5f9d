import { onlineManager } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

/** Calls back when the network is there again: what failed for want of it is no longer true. */
export function useWhenOnline(onOnline: () => void): void {
  const call = useEffectEvent(onOnline)
  useEffect(() => onlineManager.subscribe((isOnline) => (isOnline ? call() : undefined)), [])
}
