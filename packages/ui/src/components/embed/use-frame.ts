import { useEffect, useState } from 'react'

/** How a frame from elsewhere stands. */
export type FrameState = 'asked' | 'loading' | 'loaded' | 'failed'

interface FrameControls {
  state: FrameState
  /** Loads it, for the first time or again. */
  load: () => void
  /** The frame has arrived. */
  arrive: () => void
}

/**
 * A frame of another site reports when it has loaded and never that it failed: after `timeout` ms it counts as failed.
 */
export function useFrame(timeout: number): FrameControls {
  const [state, setState] = useState<FrameState>('asked')

  useEffect(() => {
    if (state !== 'loading') {
      return
    }
    const timer = setTimeout(() => setState('failed'), timeout)
    return () => clearTimeout(timer)
  }, [state, timeout])

  return { state, load: () => setState('loading'), arrive: () => setState('loaded') }
}
