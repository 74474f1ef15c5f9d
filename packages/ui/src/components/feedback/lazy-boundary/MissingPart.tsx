import { useEffect, useEffectEvent } from 'react'
import { useWords } from '../../../words'
import { chromeWords } from '../../../words/generated/chrome'
import { controlsWords } from '../../../words/generated/controls'
import { Button } from '../../actions/button'
import { ErrorState } from '../error-state'

interface MissingPartProps {
  /** Closes the error of a part over the page. Omit for parts of the page. */
  onClose?: () => void
  /** Loads the file again. */
  onRetry: () => void
}

/** Shown if a part's file could not be loaded. Retries by itself when the connection returns. */
export function MissingPart({ onRetry, onClose }: MissingPartProps) {
  const t = useWords(controlsWords)
  const tChrome = useWords(chromeWords)
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const connect = () => retry()
    window.addEventListener('online', connect)
    return () => window.removeEventListener('online', connect)
  }, [])
  const message = <ErrorState title={t('partMissing')} text={t('partMissingText')} headingLevel={3} onRetry={onRetry} />
  if (!onClose) return message
  return (
    <div className="fixed inset-x-4 bottom-4 z-50 mx-auto grid max-w-md justify-items-center rounded-lg border border-line bg-surface pb-6 shadow-float">
      {message}
      <Button variant="quiet" onPress={onClose}>
        {tChrome('close')}
      </Button>
    </div>
  )
}
