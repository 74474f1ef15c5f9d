import { useEffect, useEffectEvent, useId, useRef, useState, type FormEvent } from 'react'
import { Dialog } from '../../components/dialog'
import { useWords } from '../../words'
import { reviewsWords } from '../../words/generated/reviews'
import { useAccountProblemText, type AccountAction } from '../account-problem-text'
import type { Problem } from '../problem-text'
import { reviewFields, type ReviewFaults, type ReviewLimits, type ReviewValues } from './review'
import { ReviewActions } from './ReviewActions'
import { ReviewFields } from './ReviewFields'
import { useReviewDraft } from './use-review-draft'

/** Props of {@link ReviewDialog}. */
export interface ReviewDialogProps {
  /** The current user's name, which is shown with the review (Specification (shopping) §2, review dialog). */
  author: string
  limits: ReviewLimits
  /** What was wrong with the review that was sent last (Specification (shopping) §5). */
  faults: ReviewFaults
  /** It is being sent. */
  sending: boolean
  /** Why it was not taken; stands in the dialog with all that was written. */
  problem: Problem<AccountAction> | null
  /** The review shall be sent. Resolves to whether it was; `faults` or `problem` say why not. */
  onSubmit: (event: { values: ReviewValues }) => Promise<boolean>
  /** It shall go: it is sent, nothing was written, or that may be lost. */
  onClose: () => void
}

/**
 * Asks for a review. It is open for as long as it stands in the page, and empty whenever it opens. The first wrong
 * field takes the focus, and what was written is never lost without a question.
 */
export function ReviewDialog({ author, limits, faults, sending, problem, onSubmit, onClose }: ReviewDialogProps) {
  const t = useWords(reviewsWords)
  const problemText = useAccountProblemText()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [asking, setAsking] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const { values, errors, incomplete, changed, edit, send } = useReviewDraft(faults, limits)

  const focusFirstFault = useEffectEvent(() => {
    const wrong = reviewFields.find((field) => faults[field] !== undefined)
    const control = wrong && form.current?.elements.namedItem(wrong)
    const first = control instanceof RadioNodeList ? control[0] : control
    if (first instanceof HTMLElement) {
      first.focus()
    }
  })
  useEffect(() => {
    if (refusals > 0) {
      focusFirstFault()
    }
  }, [refusals])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending) {
      return
    }
    send()
    if (await onSubmit({ values })) {
      onClose()
    } else {
      setRefusals((count) => count + 1)
    }
  }

  function leave() {
    if (changed) {
      setAsking(!asking)
    } else {
      onClose()
    }
  }

  const failure = problem && problemText(problem)
  return (
    <Dialog
      open
      title={t('dialog')}
      busy={sending}
      onClose={leave}
      footer={
        <ReviewActions
          formId={formId}
          state={sending ? 'sending' : asking ? 'asking' : 'editing'}
          failure={incomplete ? t('incomplete') : failure}
          onLeave={leave}
          onDiscard={onClose}
          onKeepEditing={() => setAsking(false)}
        />
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <ReviewFields author={author} values={values} errors={errors} limits={limits} onChange={edit} />
      </form>
    </Dialog>
  )
}
