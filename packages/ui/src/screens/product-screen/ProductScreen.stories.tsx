import {
  alwaysAvailableProduct,
  backorderedProduct,
  awkwardProduct,
  bareProduct,
  hostileProduct,
  hugeNumbersProduct,
  longTitleProduct,
  soldOutProduct,
} from '@skafferi/fixtures/build'
import { checkReview, reviewLimits } from '@skafferi/domain/shop/reviews'
import type { Reviews as ProductReviews } from '@skafferi/domain/shop/reviews/views'
import { toVisitorProduct } from '@skafferi/fixtures/world'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { cartOf, storyCarts } from '../../internal/stories/story-cart'
import { withShopPaths } from '../../commerce/service/shop-paths/story-paths'
import { behaviour } from '../../internal/stories/behaviour'
import { expectRobustLayout } from '../../internal/stories/robust-layout'
import { filledBackground } from '../../internal/stories/filled-background'
import { inPage } from '../../internal/stories/in-page'
import { noDraft } from '../../internal/stories/story-draft'
import { failed, problemOf, ready } from '../../internal/stories/story-load'
import { pageOf, worldCard, worldProduct } from '../../internal/stories/story-products'
import { reviewsOf } from '../../internal/stories/story-reviews'
import { storyPage } from '../../internal/stories/story-content'
import { OutOfStockHelp } from '../../commerce/catalogue/out-of-stock'
import { ReviewPanel } from '../../commerce/reviews/review-panel'
import { ProductScreen } from './ProductScreen'

const mint = worldProduct('Tjärn Cool Mint pouches')
const can = { Strength: '3', Pack: 'Single can' }
const bulk = pageOf(mint, { options: can, mode: 'bulk', quantity: 50 })
const idle = { status: 'idle', problem: null, refusal: null } as const
const retry = fn()

/** The reviews of the mint pouches, and their events. */
const storedReviews: ProductReviews = {
  load: ready(reviewsOf('Tjärn Cool Mint pouches')),
  author: 'Anna Lindqvist',
  draft: noDraft,
  limits: reviewLimits,
  faults: {},
  sending: false,
  problem: null,
  onPageChange: fn(),
  onSubmit: fn(({ values }) => Promise.resolve(Object.keys(checkReview(values)).length === 0)),
  onDialogClose: fn(),
}

const panelOf = (reviews: ProductReviews) => <ReviewPanel productHref={`/products/${mint.id}`} reviews={reviews} />

const notLoaded = (code: string) => failed(problemOf('load_product', code), retry)

const meta = {
  title: 'Screens/Shopping/ProductScreen',
  component: ProductScreen,
  args: {
    ...storyPage('product'),
    paymentDays: 60,
    product: ready(bulk),
    delivery: { dates: '26–30 Nov 2026', steps: cartOf(storyCarts.small).delivery },
    purchase: idle,
    reviews: panelOf(storedReviews),
    onWishlistToggle: fn(),
    onModeChange: fn(),
    onOptionChoose: fn(),
    onQuantityChange: fn(),
    onAddToCart: fn(),
    onBuyNow: fn(),
  },
  decorators: [inPage(), withShopPaths],
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        large: { name: '1680', styles: { width: '1680px', height: '1050px' } },
        narrowest: { name: '320', styles: { width: '320px', height: '640px' } },
      },
    },
  },
} satisfies Meta<typeof ProductScreen>

export default meta
type Story = StoryObj<typeof meta>

/** A bulk order of fifty cans. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the product’s name and category', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: mint.title })).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Nicotine Pouches' })).toHaveAttribute(
        'href',
        '/products?category=Nicotine+Pouches',
      )
    })
    await step('the delivery dates', async () => {
      await expect(canvas.getByText(/26–30 Nov 2026/)).toBeVisible()
    })
    await step('the minimum age', async () => {
      await expect(canvas.getByText(new RegExp(`must be ${mint.age_limit} or older`))).toBeVisible()
    })
  },
}

/** Adding is the filled button, Buy Now the quiet second (DECISIONS row 28a). */
export const AddIsFilled: Story = {
  ...behaviour,
  play: async ({ canvas, canvasElement }) => {
    const groundsOf = (name: string) =>
      canvas.getAllByRole('button', { name }).map((button) => getComputedStyle(button).backgroundColor)
    const filled = filledBackground(canvasElement)
    for (const ground of groundsOf('Add to Cart')) await expect(ground).toBe(filled)
    for (const ground of groundsOf('Buy Now')) await expect(ground).not.toBe(filled)
  },
}

/** Delivery dates are shown once loaded; their line is reserved, so that nothing moves. */
export const DeliveryUnknown: Story = {
  args: { delivery: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Nov 2026/)).toBeNull()
  },
}

/** In large windows the pictures and the purchase panel are about as high; the delivery prices are in the panel. */
export const Large: Story = {
  ...behaviour,
  globals: { viewport: { value: 'large' } },
  play: async ({ canvas }) => {
    const buy = canvas.getByRole('button', { name: 'Add to Cart' }).getBoundingClientRect()
    const delivery = canvas.getByText(/^Below €140/).getBoundingClientRect()
    await expect(delivery.left).toBeGreaterThanOrEqual(buy.left)
    await expect(delivery.top).toBeGreaterThan(buy.bottom)
    const pictures = canvas.getByRole('group', { name: 'Pictures' }).getBoundingClientRect()
    await expect(
      Math.abs(canvas.getByText(/more to get free delivery/).getBoundingClientRect().bottom - pictures.bottom),
    ).toBeLessThan(80)
  },
}

export const Buys: Story = {
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    await step('it can be added to the cart', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
      await expect(args.onAddToCart).toHaveBeenCalledOnce()
      await userEvent.click(canvas.getByRole('button', { name: 'Buy Now' }))
      await expect(args.onBuyNow).toHaveBeenCalledOnce()
    })
  },
}

/** The Review tab is loaded when it is first opened. */
export const Reviews: Story = {
  tags: ['reaches'],
  play: async ({ canvas, step }) => {
    const { rating, reviews } = reviewsOf('Tjärn Cool Mint pouches')
    await step('the tab has the number of reviews', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: `Review ${rating!.count}` }))
    })
    await step('the summary, and each review', async () => {
      await expect(await canvas.findByRole('region', { name: 'All reviews together' })).toBeVisible()
      await expect(canvas.getByRole('article', { name: reviews[0]!.title })).toBeVisible()
    })
  },
}

export const ReviewsPage: Story = {
  ...Reviews,
  ...behaviour,
  play: async (context) => {
    await Reviews.play!(context)
    const { canvas, step } = context
    await step('the next page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }))
      await expect(storedReviews.onPageChange).toHaveBeenCalledWith({ page: 2 })
    })
  },
}

/** A review is written in a dialog; after sending, the page says what happens next. */
export const WritingAReview: Story = {
  ...behaviour,
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /^Review/ }))
    const write = await canvas.findByRole('button', { name: 'Write a review' })
    await userEvent.click(write)
    const dialog = within(await canvas.findByRole('dialog', { name: 'Write a review' }))
    await step('a review without a rating is not sent', async () => {
      await userEvent.type(dialog.getByLabelText('Title'), 'Sells by itself')
      await userEvent.type(dialog.getByLabelText('Description'), 'Our regulars ask for it.')
      await userEvent.click(dialog.getByRole('button', { name: 'Submit review' }))
      await expect(storedReviews.onSubmit).toHaveBeenCalledOnce()
      await expect(dialog.getByRole('button', { name: 'Submit review' })).toBeVisible()
    })
    await step('with a rating it is', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: '5 of 5' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Submit review' }))
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await expect(
        await canvas.findByText('Review submitted successfully. It will be shown once approved.'),
      ).toBeVisible()
    })
    await step('the focus returns', async () => {
      await expect(write).toHaveFocus()
      await expect(storedReviews.onDialogClose).toHaveBeenCalledOnce()
    })
  },
}

export const ReviewsLoading: Story = {
  tags: ['reaches'],
  args: { reviews: panelOf({ ...storedReviews, load: { status: 'loading' } }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /^Review/ }))
    await expect(await canvas.findByText('Loading reviews...')).toBeInTheDocument()
  },
}

/** The product can still be bought. */
export const ReviewsFailed: Story = {
  tags: ['reaches'],
  args: {
    reviews: panelOf({ ...storedReviews, load: failed(problemOf('load_reviews', 'timeout'), retry) }),
  },
  play: async ({ canvas }) => {
    retry.mockClear()
    await userEvent.click(canvas.getByRole('tab', { name: /^Review/ }))
    await expect(await canvas.findByText('Failed to fetch product reviews')).toBeVisible()
  },
}

export const ReviewsFailedRetry: Story = {
  ...ReviewsFailed,
  ...behaviour,
  play: async (context) => {
    await ReviewsFailed.play!(context)
    const { args, canvas } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(retry).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
    await expect(args.onAddToCart).toHaveBeenCalledOnce()
  },
}

const unreviewed = worldProduct('Sony wireless headphones')

export const NoReviews: Story = {
  tags: ['reaches'],
  args: {
    product: ready(pageOf({ ...unreviewed, average_rating: null, total_reviews: 0 })),
    reviews: panelOf({
      ...storedReviews,
      load: ready({
        rating: null,
        stars: [],
        reviews: [],
        page: { current: 1, total: 1, from: 0, to: 0, count: 0, countText: '0' },
      }),
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Review' }))
    await expect(await canvas.findByRole('heading', { name: 'No reviews yet' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Write a review' })).toBeVisible()
  },
}

/** The wishlist button changes after the store has confirmed, with an announcement. */
export const SavedToWishlist: Story = {
  args: { product: ready({ ...bulk, isInWishlist: true }), wishlist: 'added' },
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Wishlist' })
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(heart).toHaveAccessibleDescription(mint.title)
    await expect(canvas.getByText('Successfully added to wishlist')).toBeVisible()
  },
}

export const SavedToWishlistIsUndone: Story = {
  ...SavedToWishlist,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Wishlist' })
    await userEvent.click(heart)
    await expect(args.onWishlistToggle).toHaveBeenCalledOnce()
  },
}

export const WishlistFailed: Story = {
  args: {
    wishlist: 'failed',
    wishlistProblem: problemOf('toggle_wishlist'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to toggle wishlist')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Wishlist' })).toHaveAttribute('aria-pressed', 'false')
  },
}

const pears = worldProduct('Björkö Sour Pears')

/** One variant is on sale: a badge on the picture, the sale price in yellow, the usual price of each tier. */
export const Sale: Story = {
  args: { product: ready(pageOf(pears, { mode: 'bulk', quantity: 50 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−15%')).toBeVisible()
    await expect(canvas.getAllByText('€2.10')[0]?.tagName).toBe('S')
  },
}

export const UnitOrder: Story = { args: { product: ready(pageOf(mint, { options: can })) } }
export const NothingChosen: Story = { args: { product: ready(pageOf(mint)) } }

/** On phones the bar leads to the first option that is still to be chosen. */
export const SeeOptions: Story = {
  ...behaviour,
  args: { product: ready(pageOf(mint, { options: { Strength: '3' } })) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See options' }))
    await expect(canvas.getByRole('radio', { name: 'Single can' })).toHaveFocus()
    await expect(args.onAddToCart).not.toHaveBeenCalled()
  },
}

/** A refused press leads there too. */
export const RefusedOptionIsFocused: Story = {
  ...behaviour,
  args: { product: ready(pageOf(mint)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
    await expect(canvas.getByRole('radio', { name: '1 · 4 mg' })).toHaveFocus()
  },
}

export const RefusedOptions: Story = {
  args: { product: ready(pageOf(mint)), purchase: { ...idle, refusal: 'select_all_options' } },
}

/** The picture shows a second pack in front of the first. */
export const Added: Story = {
  args: { purchase: { ...idle, status: 'added' } },
  play: async ({ canvasElement }) => {
    const second = canvasElement.querySelector('[data-second]')!
    await waitFor(() => expect(second).toBeVisible())
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    await expect(getComputedStyle(second).transitionProperty).toBe(isStill ? 'none' : 'opacity, translate')
  },
}

/** The page is open to visitors; prices and ordering are not. */
export const Visitor: Story = {
  args: {
    product: ready(pageOf(toVisitorProduct(mint))),
    reviews: panelOf({ ...storedReviews, author: null }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sign in to see prices' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add to Cart' })).toBeNull()
    await expect(canvas.queryByRole('radio', { name: 'Bulk Order' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Wishlist' })).toBeNull()
  },
}

export const VisitorReviews: Story = {
  ...Visitor,
  ...behaviour,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /^Review/ }))
    await expect(await canvas.findByRole('link', { name: 'Sign in to write a review' })).toBeVisible()
  },
}

/** Out of stock: no delivery dates, tiers, stepper or total; an e-mail and three neighbours instead. */
export const SoldOut: Story = {
  args: {
    product: ready(pageOf(soldOutProduct())),
    outOfStock: (
      <OutOfStockHelp
        notice={{ requested: false, busy: false, problem: null, onChange: fn() }}
        neighbours={['Källa Lemon Water', 'Källa Blood Orange', 'Fläde Elderflower Cordial'].map(worldCard)}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Out of stock')[0]).toBeVisible()
    await expect(canvas.queryByText(/Arrives/)).toBeNull()
    await expect(canvas.queryByText(/free delivery/)).toBeNull()
    await expect(canvas.queryByRole('spinbutton')).toBeNull()
    await expect(canvas.queryByText('Total amount')).toBeNull()
    await expect(canvas.queryByRole('table', { name: 'Prices by quantity' })).toBeNull()
    await expect(await canvas.findByRole('button', { name: 'Tell me' })).toBeVisible()
  },
}

/** Its stock is not counted: it says no number of pieces, and when it arrives. */
export const AlwaysAvailable: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { product: ready(pageOf(alwaysAvailableProduct())) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Available to order')[0]).toBeVisible()
    await expect(canvas.getByText(/if ordered now/)).toBeVisible()
    await expect(canvas.queryByText('Out of stock')).toBeNull()
  },
}

const mintStock = pageOf(mint, { options: can }).stock.limit ?? 0

/** More pieces than are in stock have no date of arrival. */
export const AboveStock: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { product: ready(pageOf(mint, { options: can, quantity: mintStock + 1 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Only .* in stock$/)[0]).toBeVisible()
    await expect(canvas.queryByText(/if ordered now/)).toBeNull()
    await expect(canvas.queryByText('Out of stock')).toBeNull()
  },
}

/** No piece ships now, so no delivery is stated for an order placed now. */
export const Backorder: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { product: ready(pageOf(backorderedProduct('2027-01-12'))) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Back on 12 Jan')[0]).toBeVisible()
    await expect(canvas.queryByText('Out of stock')).toBeNull()
    await expect(canvas.queryByText(/if ordered now/)).toBeNull()
  },
}

export const Loading: Story = {
  args: { product: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading product...')
  },
}

/** The data of the card is shown at once; nothing can be bought before the page is loaded. */
export const LoadingFromACard: Story = {
  args: { product: { status: 'loading' }, card: worldCard('Björkö Sour Pears') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Björkö Sour Pears' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Björkö Sour Pears' })).toBeVisible()
    await expect(canvas.getByText('€1.79')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading product...')
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const Failed: Story = {
  args: { product: notLoaded('network') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Failed to load product or reviews. Please try again later.',
    )
  },
}

export const Retry: Story = {
  ...Failed,
  ...behaviour,
  play: async ({ canvas }) => {
    retry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** The product does not exist: there is a link to the products, and no retry. */
export const NotFound: Story = {
  args: { product: notLoaded('product_not_found') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Product not found' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/products')
    await expect(canvas.queryByRole('button', { name: 'Try Again' })).toBeNull()
  },
}

export const Minimal: Story = { args: { product: ready(pageOf(bareProduct())) } }
export const HostileText: Story = { args: { product: ready(pageOf(hostileProduct())) } }
export const LongTitle: Story = { args: { product: ready(pageOf(longTitleProduct())) } }

/** On phones the total and the buttons are in a bar at the bottom, which never covers the focus. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const PhoneActs: Story = {
  ...Phone,
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    const bar = canvas.getByRole('region', { name: 'Your order' })
    await step('the bar is at the bottom', async () => {
      await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(window.innerHeight)
      await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
      await expect(args.onAddToCart).toHaveBeenCalledOnce()
    })
    await step('a tab focused by keyboard is above it', async () => {
      const tab = canvas.getByRole('tab', { name: 'Description' })
      tab.focus()
      await expect(tab.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top)
    })
  },
}

export const Narrowest: Story = {
  args: { product: ready(pageOf(hugeNumbersProduct(), { mode: 'bulk', quantity: 100_000 })) },
  globals: { viewport: { value: 'narrowest' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

export const PhoneReviews: Story = {
  tags: ['reaches'],
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /^Review/ }))
    await canvas.findByRole('region', { name: 'All reviews together' })
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** The longest possible names, figures and addresses, no pictures, on the narrowest phone. */
export const EdgeCases: Story = {
  globals: { viewport: { value: 'narrowest' } },
  args: { product: ready(pageOf(awkwardProduct(), { mode: 'bulk', quantity: 99_999 })) },
  play: ({ canvasElement }) => expectRobustLayout(canvasElement),
}
