import type { Problem } from '@skafferi/domain/platform/action/views'
import { Button } from '../../../components/actions/button'
import { useWords } from '../../../words'
import { landingBlocksWords } from '../../../words/generated/landing-blocks'
import { useProblemText } from '../../service/problem-text'

export interface ShelfActionsProps {
  /** What is running; null if nothing is. */
  busy: 'copy' | 'apply' | null
  /** `copied` after the link was copied; `refused` if the browser did not copy it, so that it is shown. */
  copying: 'idle' | 'copied' | 'refused'
  /** The link of the shelf; null until it is stored. */
  link: string | null
  /** Why the shelf was not stored; null if it was, or nothing was tried. */
  problem: Problem | null
  /** Not available, because the shelf is empty. */
  disabled?: boolean
  /** Copies the link of the shelf. */
  onCopy: () => void
  /** Begins an application with the shelf. */
  onApply: () => void
}

/** What visitors do with the shelf they have composed: copy its link, or apply with it. */
export function ShelfActions({ busy, copying, link, problem, disabled, onCopy, onApply }: ShelfActionsProps) {
  const t = useWords(landingBlocksWords)
  const problemText = useProblemText()
  const isIdle = busy === null
  return (
    <>
      <Button
        variant="secondary"
        busy={busy === 'copy'}
        busyLabel={t('share.copying')}
        disabled={disabled ?? busy === 'apply'}
        onPress={onCopy}
      >
        {t('share.copy')}
      </Button>
      <Button
        busy={busy === 'apply'}
        busyLabel={t('share.applying')}
        disabled={disabled ?? busy === 'copy'}
        onPress={onApply}
      >
        {t('share.apply')}
      </Button>
      <p role="status" className="basis-full text-end text-xs wrap-anywhere empty:hidden">
        {isIdle && problem && <span className="font-medium text-critical">{problemText(problem)}</span>}
        {isIdle && !problem && copying === 'copied' && t('share.copied')}
        {isIdle && !problem && copying === 'refused' && link !== null && t('share.link', { link })}
      </p>
    </>
  )
}
