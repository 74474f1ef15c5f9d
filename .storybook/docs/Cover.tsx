import { Suspense } from 'react'
import { StoryPicture, usePictures } from './StoryPicture'

interface ShotProps {
  /** The story's id in Storybook. */
  id: string
  name: string
  /** Width of the window in px. */
  width: number
  /** The text below the picture; none by default. */
  caption?: string
}

/** A stored picture of a story, if there is one of this width. */
function Shot({ id, name, width, caption }: ShotProps) {
  const picture = usePictures(id).find((one) => one.width === width)
  return picture && <StoryPicture id={id} picture={picture} name={name} caption={caption} />
}

/** The large pictures of the first page. */
const PAGES: readonly ShotProps[] = [
  { id: 'screens-shopping-homescreen--default', name: 'The home page', width: 1280 },
  { id: 'screens-shopping-productscreen--default', name: 'A product on a phone, dark', width: 390 },
]

/** One picture of each group, with what the group holds. */
const GROUPS: readonly ShotProps[] = [
  {
    id: 'components-actions-button--states',
    name: 'The states of a button',
    width: 1280,
    caption: 'Components: button, field, dialog, table',
  },
  {
    id: 'commerce-catalogue-productcard--states',
    name: 'The states of a product card',
    width: 1280,
    caption: 'Commerce: price, product card, cart line, order',
  },
  {
    id: 'screens-cart-and-checkout-cartscreen--default',
    name: 'The cart',
    width: 1280,
    caption: 'Screens: complete pages for buyers',
  },
  {
    id: 'office-screens-todayscreen--default',
    name: 'The seller’s first page',
    width: 1280,
    caption: 'Office: complete pages for sellers',
  },
]

/** The top of the first page: what the library makes, in pictures. */
export function Cover() {
  return (
    <Suspense fallback={<div className="docs-cover" />}>
      <div className="docs-cover">
        {PAGES.map((shot) => (
          <Shot key={shot.id} {...shot} />
        ))}
      </div>
      <div className="docs-cover-groups">
        {GROUPS.map((shot) => (
          <Shot key={shot.id} {...shot} />
        ))}
      </div>
    </Suspense>
  )
}
