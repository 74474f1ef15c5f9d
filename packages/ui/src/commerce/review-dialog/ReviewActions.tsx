import { Button } from '../../components/button'
import { DraftFoot } from '../../internal/draft-foot'
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
export function ReviewActions({ failure, onDiscard, onKeepEditing, ...actions }: ReviewActionsProps) {
  const t = useWords(reviewsWords)
  return (
    <DraftFoot
      failure={failure}
      question={actions.state === 'asking' ? t('unsaved') : null}
      onDiscard={onDiscard}
      onKeepEditing={onKeepEditing}
    >
      <SubmitOrCancel {...actions} />
    </DraftFoot>
  )
}

function SubmitOrCancel({ formId, state, onLeave }: Pick<ReviewActionsProps, 'formId' | 'state' | 'onLeave'>) {
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
