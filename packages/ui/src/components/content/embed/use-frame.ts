import { useEffect, useState } from 'react'

/** The state of a third-party frame; `consent` until the user agrees to load it. */
export type FrameState = 'consent' | 'loading' | 'loaded' | 'failed'

interface FrameControls {
  state: FrameState
  /** Starts loading, for the first time or again. */
  load: () => void
  /** Call when the frame has loaded. */
  markLoaded: () => void
}

/**
 * State of a third-party frame. A frame reports when it has loaded but never that it failed, so it counts as failed
 * after `timeout` ms.
 */
export function useFrame(timeout: number): FrameControls {
  const [state, setState] = useState<FrameState>('consent')

  useEffect(() => {
    if (state !== 'loading') {
      return
    }
    const timer = setTimeout(() => setState('failed'), timeout)
    return () => clearTimeout(timer)
  }, [state, timeout])

  return { state, load: () => setState('loading'), markLoaded: () => setState('loaded') }
}
