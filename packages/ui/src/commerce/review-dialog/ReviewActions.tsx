import { BannerMessage } from '../../components/banner-message'
import { Button } from '../../components/button'
import { useWords } from '../../words'
import { reviewsWords } from '../../words/generated/reviews'

/** Props of {@link ReviewActions}. */
export interface ReviewActionsProps {
  /** The form that Submit sends. */
  formId: string
  /** `asking` whether what was written may be lost. */
  state: 'editing' | 'sending' | 'asking'
  /** Why it was not sent, in words; `null` where nothing is wrong. */
  failure: string | null
  onLeave: () => void
  onDiscard: () => void
  onKeepEditing: () => void
}

/** The foot of the review dialog, always in sight: why it was not sent, and submit and cancel. */
export function ReviewActions({ failure, ...actions }: ReviewActionsProps) {
  return (
    <div className="grid w-full gap-3">
      {failure !== null && (
        <BannerMessage tone="critical" announce="assertive">
          {failure}
        </BannerMessage>
      )}
      {actions.state === 'asking' ? <Question {...actions} /> : <SubmitOrCancel {...actions} />}
    </div>
  )
}

type Actions = Omit<ReviewActionsProps, 'failure'>

function SubmitOrCancel({ formId, state, onLeave }: Actions) {
  const t = useWords(reviewsWords)
  return (
    <div className="flex justify-end gap-2 max-md:*:flex-1">
      <Button variant="secondary" disabled={state === 'sending'} onPress={onLeave}>
        {t('cancel')}
      </Button>
      <Button type="submit" form={formId} busy={state === 'sending'} busyLabel={t('submitting')}>
        {t('submit')}
      </Button>
    </div>
  )
}

/** Before what was written is lost. */
function Question({ onDiscard, onKeepEditing }: Actions) {
  const t = useWords(reviewsWords)
  return (
    <div role="alert" className="flex flex-wrap items-center justify-end gap-2">
      <p className="me-auto font-medium max-md:basis-full">{t('unsaved')}</p>
      <Button variant="danger" onPress={onDiscard}>
        {t('discard')}
      </Button>
      <Button variant="secondary" autoFocus onPress={onKeepEditing}>
        {t('keepEditing')}
      </Button>
    </div>
  )
}
