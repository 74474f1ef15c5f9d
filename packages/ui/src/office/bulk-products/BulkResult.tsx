import type { BulkChangeView } from '@skafferi/domain/office/views'
import { Button } from '../../components/actions/button'
import { Link } from '../../components/actions/link'
import { BannerMessage } from '../../components/feedback/banner-message'
import { useWords } from '../../words'
import { officeBulkWords } from '../../words/generated/office-bulk'

export interface BulkResultProps {
  change: BulkChangeView
  /** URL of the list of exactly the changed products. */
  productsHref: string
  /** True while the change is undone. */
  busy: boolean
  /** Why the undo failed; `null` otherwise. */
  failure: string | null
  /** The user undoes the change. */
  onUndo: () => void
  /** The user closes the notice. */
  onClose: () => void
}

/** A notice with the number of changed products, those that a colleague had changed, and the undo. */
export function BulkResult({ change, productsHref, busy, failure, onUndo, onClose }: BulkResultProps) {
  const t = useWords(officeBulkWords)
  const { state, done, remaining, left, leftCount } = change
  const canUndo = (state === 'applied' && done > 0) || (state === 'undone' && remaining > 0)
  return (
    <BannerMessage
      announce="polite"
      tone={leftCount > 0 || failure !== null ? 'caution' : 'positive'}
      action={
        <span className="flex gap-2">
          {canUndo && (
            <Button size="sm" variant="secondary" busy={busy} busyLabel={t('undoing')} onPress={onUndo}>
              {t('undo')}
            </Button>
          )}
          <Button size="sm" variant="quiet" onPress={onClose}>
            {t('close')}
          </Button>
        </span>
      }
    >
      <p>
        {t(state === 'undone' ? 'done.undone' : 'done.applied', { count: done })}{' '}
        {leftCount > 0 && t('left', { count: leftCount })}
        {done > 0 && <Link href={productsHref}>{t('done.show', { count: done })}</Link>}
      </p>
      {leftCount > 0 && (
        <ul className="pt-1 text-sm">
          {left.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
          {leftCount > left.length && <li>{t('more', { count: leftCount - left.length })}</li>}
        </ul>
      )}
      {failure !== null && <p role="alert">{failure}</p>}
    </BannerMessage>
  )
}
