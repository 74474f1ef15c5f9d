import { lazy } from 'react'

/** The row of best sellers, fetched with the first page that has one. */
export const CarouselLater = lazy(async () => {
  const { Carousel } = await import('../../components/carousel')
  return { default: Carousel }
})
