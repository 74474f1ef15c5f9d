import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useWords } from '../../../words'
import { formsWords } from '../../../words/generated/forms'
import { BannerMessage } from '../banner-message'
import { Button } from '../../actions/button'

export interface DraftNoticeProps {
  /** What starting over restores: an empty form (default), or the saved values. */
  resetTo?: 'empty' | 'saved'
  /** Names of files that have to be chosen again; none by default. */
  lostFiles?: readonly string[]
  /** What else could not be restored. */
  note?: string
  /** Empties the form, or fills it with the saved values. The notice disappears, and the first field is focused. */
  onStartOver: () => void
}

/**
 * Says that a form contains restored input, and offers to start over. Place it in the form, above its fields. Not
 * announced, because it is first in the reading order.
 */
export function DraftNotice({ resetTo = 'empty', lostFiles = [], note, onStartOver }: DraftNoticeProps) {
  const t = useWords(formsWords)
  const containerRef = useRef<HTMLDivElement>(null)

  function startOver() {
    const form = containerRef.current?.closest('form') ?? containerRef.current?.parentElement
    // The fields may be remounted, so focus them after the update.
    flushSync(onStartOver)
    form?.querySelector<HTMLElement>('input:enabled, select:enabled, textarea:enabled')?.focus()
  }

  return (
    <div ref={containerRef}>
      <BannerMessage
        action={
          <Button variant="quiet" size="sm" onPress={startOver}>
            {t(resetTo === 'empty' ? 'draft.startEmpty' : 'draft.startSaved')}
          </Button>
        }
      >
        <p>{t('draft.restored')}</p>
        {note !== undefined && <p>{note}</p>}
        {lostFiles.length > 0 && (
          <p>{t('draft.lostFiles', { count: lostFiles.length, names: lostFiles.join(', ') })}</p>
        )}
      </BannerMessage>
    </div>
  )
}
