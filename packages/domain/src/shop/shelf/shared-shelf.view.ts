import type { SharedPlace, SharedShelf } from '@skafferi/api'
import { formatDate } from '../../platform/format'
import type { PictureView } from '../../platform/shared-views'
import type { PackFront } from '../../rules/catalogue/pack-front'
import { facingRows, facingsThatFit } from '../../rules/shelf/facings'
import type { FacingsView } from './shelf.view'

/** An article on a shared shelf. */
export interface SharedPlaceView {
  variantId: string
  productId: string
  title: string
  /** Empty if it has none. */
  brand: string
  /** Net content and unit ("120 g · bag"); null if unknown. */
  subtitle: string | null
  sku: string | null
  /** Pieces in a carton; null without cartons. */
  cartonSize: number | null
  picture: PictureView
  /** The small picture, for rows of lists. */
  thumbnail: PictureView
  /** Size of one pack in mm. */
  front: PackFront
  facings: FacingsView
  /** Pieces of the full place. */
  target: number
}

/** A shared shelf, ready to show. */
export interface SharedShelfView {
  /** Null without a title, or while it waits for an operator. */
  title: string | null
  /** The day it was shared, such as "26 November 2026". */
  sharedOn: string
  /** True if the reader's company shares it. */
  isOwn: boolean
  /** Number of brands. */
  brands: number
  /** Articles that are not shown, because they are not for sale any more or not for this reader. */
  leftOut: number
  /** In their order. */
  places: readonly SharedPlaceView[]
}

function toPlaceView(place: SharedPlace): SharedPlaceView {
  const { width_mm: width, height_mm: height, product_title: title } = place
  const count = Math.min(place.facings, facingsThatFit({ width, height }))
  return {
    variantId: place.variant_id,
    productId: place.product_id,
    title,
    brand: place.brand,
    subtitle: place.subtitle,
    sku: place.sku,
    cartonSize: place.carton_size,
    picture: { src: place.front ?? place.thumbnail, alt: title },
    thumbnail: { src: place.stamp ?? place.thumbnail, alt: title },
    front: { width, height },
    facings: { count, rows: facingRows(height), filled: count, added: 0, onItsWay: 0 },
    target: place.target,
  }
}

/** Creates the view of a shared shelf. */
export function toSharedShelfView(shelf: SharedShelf, locale: string): SharedShelfView {
  return {
    title: shelf.title,
    sharedOn: formatDate(shelf.shared_on, locale),
    isOwn: shelf.is_own,
    brands: new Set(shelf.places.flatMap(({ brand }) => brand || [])).size,
    leftOut: shelf.left_out,
    places: shelf.places.map(toPlaceView),
  }
}
