import { reviewRequestLimits } from '@skafferi/api/limits'
import { describe, expect, it } from 'vitest'
import { checkReview, reviewLimits, toReviewFaults, toReviewRequest, type ReviewValues } from './review-form'

const good: ReviewValues = { title: 'Sells by itself', description: 'Our regulars ask for it.', rating: 5 }

describe('a review', () => {
  it('is valid with a title, a description and one to five stars', () => {
    expect(checkReview(good)).toEqual({})
    const refused = [1, 2, 3, 4, 5].filter((rating) => Object.keys(checkReview({ ...good, rating })).length > 0)
    expect(refused).toEqual([])
  })

  it('requires all three fields', () => {
    expect(checkReview({ title: '', description: '', rating: 0 })).toEqual({
      rating: 'missing',
      title: 'missing',
      description: 'missing',
    })
    expect(checkReview({ ...good, title: '  \n ' })).toEqual({ title: 'missing' })
    expect(checkReview({ ...good, description: ' ' })).toEqual({ description: 'missing' })
  })

  it.each([0, 6, 4.5, -1, Number.NaN])('with %s stars has no rating', (rating) => {
    expect(checkReview({ ...good, rating })).toEqual({ rating: 'missing' })
  })

  it('has the limits of the contract', () => {
    expect(reviewLimits).toEqual({
      title: reviewRequestLimits.title.maxLength,
      description: reviewRequestLimits.description.maxLength,
    })
    expect(checkReview({ ...good, title: 'x'.repeat(reviewLimits.title) })).toEqual({})
    expect(checkReview({ ...good, title: ` ${'x'.repeat(reviewLimits.title)} ` })).toEqual({})
    expect(checkReview({ ...good, title: 'x'.repeat(reviewLimits.title + 1) })).toEqual({ title: 'too_long' })
    expect(checkReview({ ...good, description: 'x'.repeat(reviewLimits.description + 1) })).toEqual({
      description: 'too_long',
    })
  })

  it('is sent trimmed and without the author’s name, which the store knows', () => {
    expect(toReviewRequest({ ...good, title: ' Sells ', description: ' By itself.\n' }, 'prod_1')).toEqual({
      title: 'Sells',
      description: 'By itself.',
      rating: 5,
      product_id: 'prod_1',
    })
  })

  it('has errors of known fields after a refusal', () => {
    const fault = { code: 'too_short', message: 'is shorter than 3 characters' }
    expect(toReviewFaults({ title: fault, product_id: fault })).toEqual({ title: 'invalid' })
  })
})
