import type { ReviewField, Reviews, ReviewValues } from '@skafferi/domain/shop/reviews/views'
import { DescriptionList } from '../../../components/content/description-list'
import { RatingChoice } from '../../../components/forms/rating-choice'
import { TextArea } from '../../../components/forms/text-area'
import { TextField } from '../../../components/forms/text-field'
import { useWords } from '../../../words'
import { reviewsWords } from '../../../words/generated/reviews'

export interface ReviewFieldsProps {
  /** The name that is shown with the review; read-only. */
  author: string
  values: ReviewValues
  /** Error messages by field. */
  errors: Partial<Record<ReviewField, string>>
  limits: Reviews['limits']
  /** A field was edited. */
  onChange: (part: Partial<ReviewValues>) => void
}

/** The fields of a review: stars, title, description; the customer's name is displayed above. */
export function ReviewFields({ author, values, errors, limits, onChange }: ReviewFieldsProps) {
  const t = useWords(reviewsWords)

  function counter(field: keyof Reviews['limits']): string {
    return t('counter', { used: values[field].length, limit: limits[field] })
  }

  return (
    <div className="grid gap-4">
      <DescriptionList variant="aligned" items={[{ term: t('field.name'), description: <Author name={author} /> }]} />
      <RatingChoice
        label={t('field.rating')}
        name="rating"
        need="required"
        value={values.rating}
        error={errors.rating}
        onChange={({ value }) => onChange({ rating: value })}
      />
      <TextField
        label={t('field.title')}
        name="title"
        need="required"
        maxLength={limits.title}
        counter={counter('title')}
        value={values.title}
        error={errors.title}
        onChange={({ value }) => onChange({ title: value })}
      />
      <TextArea
        label={t('field.description')}
        name="description"
        need="required"
        length="long"
        maxLength={limits.description}
        counter={counter('description')}
        value={values.description}
        error={errors.description}
        onChange={({ value }) => onChange({ description: value })}
      />
    </div>
  )
}

/** The name, with a note that it is public. */
function Author({ name }: { name: string }) {
  const t = useWords(reviewsWords)
  return (
    <>
      {name}
      <span className="block text-xs text-ink-muted">{t('field.nameHint')}</span>
    </>
  )
}
