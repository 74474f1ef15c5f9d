import { cva } from 'class-variance-authority'
import { useWords } from '../../../words'
import { displayWords } from '../../../words/generated/display'
import { Button } from '../../actions/button'
import { ErrorState } from '../../feedback/error-state'
import { Spinner } from '../../feedback/spinner'
import { useEffect, useState } from 'react'

/** The state of a third-party frame; `consent` until the user agrees to load it. */
type FrameState = 'consent' | 'loading' | 'loaded' | 'failed'

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
function useFrame(timeout: number): FrameControls {
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

/** Default timeout of a frame, in ms. */
const TIMEOUT = 20_000

const frameStyles = cva('block h-160 w-full border-0', {
  variants: { state: { loading: 'invisible', loaded: '' } },
})

export interface EmbedProps {
  /** The frame's accessible name ("Contact form"). */
  title: string
  /** The URL, of another site. */
  src: string
  /** The operator of that site, named before data is sent there. */
  provider: string
  /** Time until loading counts as failed, in ms; 20,000 by default. */
  timeout?: number
  /** The frame has loaded. */
  onLoad?: () => void
}

/** Content of another site. Nothing is requested from that site before the user agrees. */
export function Embed({ title, src, provider, timeout = TIMEOUT, onLoad }: EmbedProps) {
  const t = useWords(displayWords)
  const { state, load, markLoaded } = useFrame(timeout)
  const isFramed = state === 'loading' || state === 'loaded'
  return (
    <div data-state={state} className="relative rounded-lg border border-line bg-surface print:hidden">
      {state === 'consent' && (
        <div className="grid justify-items-start gap-3 p-5">
          <p>{t('embedNotice', { provider })}</p>
          <Button onPress={load}>{t('embedLoad', { provider })}</Button>
        </div>
      )}
      {isFramed && (
        <iframe
          title={title}
          src={src}
          sandbox="allow-scripts allow-forms allow-popups"
          referrerPolicy="strict-origin"
          className={frameStyles({ state })}
          onLoad={() => {
            markLoaded()
            onLoad?.()
          }}
        />
      )}
      {state === 'loading' && (
        <div className="absolute inset-0 grid place-content-center">
          <Spinner label={t('embedLoading', { provider })} />
        </div>
      )}
      {state === 'failed' && (
        <ErrorState
          title={t('embedFailed', { provider })}
          text={t('embedFailedText')}
          headingLevel={3}
          onRetry={load}
        />
      )}
    </div>
  )
}
