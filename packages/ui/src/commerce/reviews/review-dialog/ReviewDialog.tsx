import type { Reviews } from '@skafferi/domain/shop/reviews/views'
import { DraftNotice } from '../../../components/feedback/draft-notice'
import { DraftDialog } from '../../../internal/draft-dialog'
import { useFocusFirstFault } from '../../../internal/use-focus-first-fault'
import { useWords } from '../../../words'
import { reviewsWords } from '../../../words/generated/reviews'
import { useAccountProblemText } from '../../account/account-problem-text'
import { ReviewFields } from './ReviewFields'
import { reviewFields, useReviewDraft } from './use-review-draft'

export interface ReviewDialogProps extends Pick<
  Reviews,
  'draft' | 'limits' | 'faults' | 'sending' | 'problem' | 'onSubmit'
> {
  /** The current user's name, which is shown with the review (Specification (shopping) §2, review dialog). */
  author: string
  /** Closes the dialog: after sending, without input, or when the user discards it. */
  onClose: () => void
}

/**
 * The form for a review. Open while mounted. The first invalid field is focused, and unsaved input is discarded only
 * after a confirmation.
 */
export function ReviewDialog(props: ReviewDialogProps) {
  const { author, draft, limits, faults, sending, problem, onSubmit, onClose } = props
  const t = useWords(reviewsWords)
  const problemText = useAccountProblemText()
  const { form, handleRefusal } = useFocusFirstFault(reviewFields, faults)
  const { values, errors, incomplete, changed, ...review } = useReviewDraft(draft, faults, limits)

  async function submit() {
    review.showFaults()
    if (await onSubmit({ values })) onClose()
    else handleRefusal()
  }

  function discard() {
    draft.discard()
    onClose()
  }

  const failure = problem && problemText(problem)
  return (
    <DraftDialog
      form={form}
      title={t('dialog')}
      busy={sending}
      changed={changed}
      failure={incomplete ? t('incomplete') : failure}
      words={{ send: t('submit'), sending: t('submitting'), leave: t('cancel'), unsaved: t('unsaved') }}
      onSubmit={() => void submit()}
      onClose={discard}
    >
      {review.restored && (
        <div className="mb-4">
          <DraftNotice onStartOver={review.startEmpty} />
        </div>
      )}
      <ReviewFields author={author} values={values} errors={errors} limits={limits} onChange={review.edit} />
    </DraftDialog>
  )
}
