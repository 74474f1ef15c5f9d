import type { Reviews } from '@skafferi/domain/reviews/views'
import { DraftDialog } from '../../internal/draft-dialog'
import { useFocusFirstFault } from '../../internal/use-focus-first-fault'
import { useWords } from '../../words'
import { reviewsWords } from '../../words/generated/reviews'
import { useAccountProblemText } from '../account-problem-text'
import { ReviewFields } from './ReviewFields'
import { reviewFields, useReviewDraft } from './use-review-draft'

export interface ReviewDialogProps extends Pick<Reviews, 'limits' | 'faults' | 'sending' | 'problem' | 'onSubmit'> {
  /** The current user's name, which is shown with the review (Specification (shopping) §2, review dialog). */
  author: string
  /** Closes it: it is sent, nothing was written, or that may be lost. */
  onClose: () => void
}

/**
 * Asks for a review. It is open for as long as it stands in the page, and empty whenever it opens. The first wrong
 * field takes the focus, and what was written is never lost without a question.
 */
export function ReviewDialog({ author, limits, faults, sending, problem, onSubmit, onClose }: ReviewDialogProps) {
  const t = useWords(reviewsWords)
  const problemText = useAccountProblemText()
  const { form, handleRefusal } = useFocusFirstFault(reviewFields, faults)
  const { values, errors, incomplete, changed, edit, send } = useReviewDraft(faults, limits)

  async function submit() {
    send()
    if (await onSubmit({ values })) onClose()
    else handleRefusal()
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
      onClose={onClose}
    >
      <ReviewFields author={author} values={values} errors={errors} limits={limits} onChange={edit} />
    </DraftDialog>
  )
}
