import type { DeliveryResultView } from '@skafferi/domain/office/views'
import { Button } from '../../components/actions/button'
import { IconButton } from '../../components/actions/icon-button'
import { CloseIcon } from '../../components/content/icon'
import { BannerMessage } from '../../components/feedback/banner-message'
import { useWords } from '../../words'
import { officePasteWords } from '../../words/generated/office-paste'

/** The number of left out lines that are named; the others are counted. */
const maxNamed = 12

export interface DeliveryDoneProps {
  delivery: DeliveryResultView
  /** True while it is taken away again. */
  busy: boolean
  /** Why it could not be taken away; `null` otherwise. */
  failure: string | null
  /** The user takes the pieces away again. */
  onUndo: () => void
  /** The user closes the notice. */
  onClose: () => void
}

/** A notice that a delivery was added to the stock, with its undo, or that it was taken away again. */
export function DeliveryDone({ delivery, busy, failure, onUndo, onClose }: DeliveryDoneProps) {
  const t = useWords(officePasteWords)
  const { isUndone, leftOut, ...figures } = delivery
  const more = leftOut.length - maxNamed
  const lines = [...leftOut.slice(0, maxNamed), ...(more > 0 ? [t('more', { count: more })] : [])].join(', ')
  return (
    <BannerMessage
      announce="polite"
      tone={failure === null ? 'positive' : 'caution'}
      action={
        <span className="flex gap-2">
          {!isUndone && (
            <Button size="sm" variant="secondary" busy={busy} busyLabel={t('undoing')} onPress={onUndo}>
              {t('undo')}
            </Button>
          )}
          <IconButton label={t('close')} icon={<CloseIcon />} onPress={onClose} />
        </span>
      }
    >
      <p>{isUndone ? t('undone', figures) : t('done', figures)}</p>
      {!isUndone && leftOut.length > 0 && (
        <p className="wrap-anywhere">{t('leftOut', { count: leftOut.length, lines })}</p>
      )}
      {!isUndone && <p className="text-sm">{t('undoLater')}</p>}
      {failure !== null && <p role="alert">{failure}</p>}
    </BannerMessage>
  )
}
