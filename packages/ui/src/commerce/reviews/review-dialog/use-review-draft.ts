import type { FormDraft } from '@skafferi/domain/shop/draft/views'
import type { ReviewFaults, ReviewField, Reviews, ReviewValues } from '@skafferi/domain/shop/reviews/views'
import { useState } from 'react'
import { usePersistedDraft, useRestoredDraft } from '../../../internal/form-draft'
import { useWords } from '../../../words'
import { reviewsWords } from '../../../words/generated/reviews'

/** The fields, in the order in which invalid ones are focused. */
export const reviewFields: readonly ReviewField[] = ['rating', 'title', 'description']

const emptyReview: ReviewValues = { title: '', description: '', rating: 0 }

interface ReviewDraft {
  values: ReviewValues
  /** Error messages by field. Edited fields have none. */
  errors: Partial<Record<ReviewField, string>>
  /** True if a required field was empty on submit, and still is. */
  incomplete: boolean
  /** True if there is any input. */
  changed: boolean
  /** True while it contains restored input. */
  restored: boolean
  startEmpty: () => void
  edit: (part: Partial<ReviewValues>) => void
  /** Call on submit: shows the faults of each field until it is edited. */
  showFaults: () => void
}

/**
 * The input of a review.
 * @param draft restored input, and its storage
 * @param faults faults on the last submit; ignored before
 */
export function useReviewDraft(
  draft: FormDraft<ReviewValues>,
  faults: ReviewFaults,
  limits: Reviews['limits'],
): ReviewDraft {
  const t = useWords(reviewsWords)
  const { storedValues, restored, clearRestored } = useRestoredDraft(draft)
  const [values, setValues] = useState(storedValues ?? emptyReview)
  const [validatedFields, setValidatedFields] = useState<ReadonlySet<ReviewField>>(new Set())

  function textOf(field: ReviewField, fault: NonNullable<ReviewFaults[ReviewField]>): string {
    if (fault === 'missing') {
      return t(`missing.${field}`)
    }
    return fault === 'too_long' && field !== 'rating' ? t('tooLong', { limit: limits[field] }) : t('invalid')
  }

  const changed = reviewFields.some((field) => values[field] !== emptyReview[field])
  usePersistedDraft(draft, changed ? values : null)

  const invalidFields = reviewFields.flatMap((field) => {
    const fault = validatedFields.has(field) ? faults[field] : undefined
    return fault === undefined ? [] : [{ field, fault }]
  })

  return {
    values,
    errors: Object.fromEntries(invalidFields.map(({ field, fault }) => [field, textOf(field, fault)])),
    incomplete: invalidFields.some(({ fault }) => fault === 'missing'),
    changed,
    restored,
    startEmpty: () => {
      setValues(emptyReview)
      setValidatedFields(new Set())
      clearRestored()
    },
    edit: (part) => {
      setValues((current) => ({ ...current, ...part }))
      setValidatedFields((current) => new Set([...current].filter((field) => !(field in part))))
    },
    showFaults: () => setValidatedFields(new Set(reviewFields)),
  }
}
