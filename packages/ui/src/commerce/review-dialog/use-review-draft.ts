import type { FormDraft } from '@skafferi/domain/draft/views'
import type { ReviewFaults, ReviewField, Reviews, ReviewValues } from '@skafferi/domain/reviews/views'
import { useState } from 'react'
import { usePersistedDraft, useRestoredDraft } from '../../internal/form-draft'
import { useWords } from '../../words'
import { reviewsWords } from '../../words/generated/reviews'

/** The fields in their order, in which an invalid one is focused. */
export const reviewFields: readonly ReviewField[] = ['rating', 'title', 'description']

const emptyReview: ReviewValues = { title: '', description: '', rating: 0 }

interface ReviewDraft {
  values: ReviewValues
  /** The faults, in words. A field that was edited since has none. */
  errors: Partial<Record<ReviewField, string>>
  /** Something that was sent without is still missing. */
  incomplete: boolean
  /** True if there is any input. */
  changed: boolean
  /** True while it contains restored input. */
  restored: boolean
  startEmpty: () => void
  edit: (part: Partial<ReviewValues>) => void
  /** The whole review is sent: from now on its faults count, until a field is edited. */
  send: () => void
}

/**
 * The input of a review.
 * @param draft input that was typed before, and its storage
 * @param faults faults of the review that was last sent; ignored before it was sent
 */
export function useReviewDraft(
  draft: FormDraft<ReviewValues>,
  faults: ReviewFaults,
  limits: Reviews['limits'],
): ReviewDraft {
  const t = useWords(reviewsWords)
  const { before, restored, endRestored } = useRestoredDraft(draft)
  const [values, setValues] = useState(before ?? emptyReview)
  const [blamed, setBlamed] = useState<ReadonlySet<ReviewField>>(new Set())

  function textOf(field: ReviewField, fault: NonNullable<ReviewFaults[ReviewField]>): string {
    if (fault === 'missing') {
      return t(`missing.${field}`)
    }
    return fault === 'too_long' && field !== 'rating' ? t('tooLong', { limit: limits[field] }) : t('invalid')
  }

  const changed = reviewFields.some((field) => values[field] !== emptyReview[field])
  usePersistedDraft(draft, changed ? values : null)

  const wrong = reviewFields.flatMap((field) => {
    const fault = blamed.has(field) ? faults[field] : undefined
    return fault === undefined ? [] : [{ field, fault }]
  })

  return {
    values,
    errors: Object.fromEntries(wrong.map(({ field, fault }) => [field, textOf(field, fault)])),
    incomplete: wrong.some(({ fault }) => fault === 'missing'),
    changed,
    restored,
    startEmpty: () => {
      setValues(emptyReview)
      setBlamed(new Set())
      endRestored()
    },
    edit: (part) => {
      setValues((current) => ({ ...current, ...part }))
      setBlamed((current) => new Set([...current].filter((field) => !(field in part))))
    },
    send: () => setBlamed(new Set(reviewFields)),
  }
}
