import type { ReviewList } from '@skafferi/api'
import { createWorld, storyBase } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { reviewPageSize, toReviewListView } from './index'

const locale = 'en-GB'
const world = createWorld({ base: storyBase })
const none = [5, 4, 3, 2, 1].map((rating) => ({ rating, count: 0 }))
const list: ReviewList = {
  reviews: [
    {
      id: 'rev_1',
      user_name: 'Anna Lindqvist',
      title: 'Sells by itself',
      description: 'Our regulars ask for it.',
      rating: 5,
      product_id: 'prod_1',
      status: 'approved',
      created_at: '2026-11-19T23:30:00Z',
    },
  ],
  average_rating: 4.7,
  ratings: [{ rating: 5, count: 1200 }, { rating: 4, count: 34 }, ...none.slice(2)],
  count: 1234,
  limit: reviewPageSize,
  offset: 20,
}

describe('the reviews of a product', () => {
  it('have the author, the texts and the date in the store’s time zone', () => {
    expect(toReviewListView(list, 3, locale).reviews).toEqual([
      {
        id: 'rev_1',
        author: 'Anna Lindqvist',
        title: 'Sells by itself',
        text: 'Our regulars ask for it.',
        rating: 5,
        date: '20 Nov 2026',
      },
    ])
  })

  it('have the store’s average and counts by stars', () => {
    const { rating, stars } = toReviewListView(list, 3, locale)
    expect(rating).toEqual({ value: 4.7, text: '4.7', count: 1234 })
    expect(stars).toEqual([
      { stars: 5, count: 1200, countText: '1,200' },
      { stars: 4, count: 34, countText: '34' },
      { stars: 3, count: 0, countText: '0' },
      { stars: 2, count: 0, countText: '0' },
      { stars: 1, count: 0, countText: '0' },
    ])
  })

  it('have the total count and the position of the page', () => {
    expect(toReviewListView(list, 3, locale).page).toEqual({
      current: 3,
      total: 124,
      from: 21,
      to: 21,
      count: 1234,
      countText: '1,234',
    })
  })

  it('have no rating and one empty page without reviews', () => {
    const empty = { ...list, reviews: [], average_rating: null, ratings: none, count: 0, offset: 0 }
    const view = toReviewListView(empty, 1, locale)
    expect(view.rating).toBeNull()
    expect(view.page).toMatchObject({ current: 1, total: 1, from: 0, to: 0, countText: '0' })
  })

  it('never show an e-mail address', () => {
    const reviews = world.reviews.map((review) => ({ ...review }))
    const { reviews: views } = toReviewListView({ ...list, reviews }, 1, locale)
    expect(views.filter(({ author }) => author.includes('@'))).toEqual([])
    expect(views).not.toHaveLength(0)
  })
})
