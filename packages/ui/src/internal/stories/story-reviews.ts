import { reviewPageSize, toReviewListView } from '@skafferi/domain/shop/reviews'
import { storyLocale, worldProduct } from './story-products'
import { storyWorld } from './story-world'

/** A page of the reviews of a product in the demo world, by its title; by default the first page. */
export function reviewsOf(title: string, page = 1) {
  const { id, average_rating } = worldProduct(title)
  const all = storyWorld.reviews
    .filter(({ product_id }) => product_id === id)
    .sort((a, b) => (a.created_at < b.created_at ? 1 : -1))
  const offset = (page - 1) * reviewPageSize
  const list = {
    reviews: all.slice(offset, offset + reviewPageSize),
    average_rating,
    ratings: [5, 4, 3, 2, 1].map((rating) => ({
      rating,
      count: all.filter((review) => review.rating === rating).length,
    })),
    count: all.length,
    limit: reviewPageSize,
    offset,
  }
  return toReviewListView(list, page, storyLocale)
}
