import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useWords } from '../../words'
import { formsWords } from '../../words/generated/forms'
import { BannerMessage } from '../banner-message'
import { Button } from '../button'

export interface DraftNoticeProps {
  /** What the form begins with instead: nothing, which is the default, or what is saved. */
  start?: 'empty' | 'saved'
  /** Names of files that were chosen before and must be chosen again; none by default. */
  lostFiles?: readonly string[]
  /** What else could not be kept, in words. */
  note?: string
  /** Empties the form, or fills it with what is saved. The notice goes, and the first field takes the focus. */
  onStartOver: () => void
}

/**
 * Says that a form holds what was typed into it before, and offers to do without. It stands in the form, above its
 * fields. Not announced: whoever opens the form meets it first.
 */
export function DraftNotice({ start = 'empty', lostFiles = [], note, onStartOver }: DraftNoticeProps) {
  const t = useWords(formsWords)
  const place = useRef<HTMLDivElement>(null)

  function startOver() {
    const form = place.current?.closest('form') ?? place.current?.parentElement
    // The fields may be other ones then: the focus waits for them.
    flushSync(onStartOver)
    form?.querySelector<HTMLElement>('input:enabled, select:enabled, textarea:enabled')?.focus()
  }

  return (
    <div ref={place}>
      <BannerMessage
        action={
          <Button variant="quiet" size="sm" onPress={startOver}>
            {t(start === 'empty' ? 'draft.startEmpty' : 'draft.startSaved')}
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
