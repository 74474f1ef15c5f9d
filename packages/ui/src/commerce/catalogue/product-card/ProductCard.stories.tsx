import { useState } from 'react'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import {
  alwaysAvailableProduct,
  backorderedProduct,
  bareProduct,
  hostileProduct,
  hugeNumbersProduct,
  longTitleProduct,
  soldOutProduct,
} from '@skafferi/fixtures/build'
import { toListItem } from '@skafferi/fixtures/world'
import { behaviour } from '../../../internal/stories/behaviour'
import { filledBackground } from '../../../internal/stories/filled-background'
import { guide } from '../../../internal/stories/guide'
import { pressSlowly } from '../../../internal/stories/press-slowly'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { problemOf } from '../../../internal/stories/story-load'
import { cardOf, worldCard } from '../../../internal/stories/story-products'
import { narrow, themes } from '../../../internal/story-frames'
import { WordsProvider } from '../../../words'
import { compileTexts } from '../../../words/compile-texts'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { ProductCard, type ProductCardProps } from './ProductCard'

const fish = worldCard('Sältan Salt Liquorice Fish')
const mix = worldCard('Björkö Saturday Mix')
const sour = worldCard('Björkö Sour Pears')
const phones = worldCard('Sony wireless headphones')
const pouches = worldCard('Tjärn Cool Mint pouches')
const onWishlistToggle = fn()
const highPrices = { price: { ...phones.price, text: '€1,149.00' }, bulkPrice: { text: '€1,099.00', minQuantity: 10 } }
const longRefusal = problemOf('add_to_cart', 'not_allowed', 'Not sold in your country. '.repeat(6).trim())

/** A card has the width of a shelf's column, the matrix of its states that of the window. */
const onShelf: Decorator = (Story, { name }) => (
  <div className={name === 'States' ? '' : 'max-w-80 overflow-hidden rounded-lg border border-line max-md:max-w-none'}>
    <Story />
  </div>
)

const meta = {
  title: 'Commerce/Catalogue/ProductCard',
  component: ProductCard,
  args: { product: fish, onAddToCart: fn(), onBuyNow: fn(), onSelectVariant: fn() },
  decorators: [onShelf, withShopPaths],
  parameters: guide({
    also: ['tile', 'product tile', 'item card'],
    use: [
      'A product in a list from which it can be bought: listing, search, home page, wishlist.',
      'Use `variant="compact"` in a dense list where each press adds one piece.',
    ],
    avoid: ['An order of many lines: use QuickOrder.', 'A product that is only mentioned: use ShelfImage and a link.'],
    do: [
      'Place cards in a ProductShelf, which aligns them without gaps.',
      'Show the result of a purchase or of the wishlist button on the card itself.',
      'Pass only values from the store; a missing value leaves its place empty.',
    ],
    dont: [
      'Don’t change the wishlist button before the store has confirmed.',
      'Don’t mark a product as new or on sale unless its data says so.',
      'Don’t add further links to the product page; picture, title and View More are enough.',
    ],
    keys: [
      { key: 'Tab', does: 'Moves through wishlist button, title, quantity, Add to Cart, Buy Now and View More.' },
      {
        key: 'Enter',
        does: 'On a link: opens the product. In the quantity: adds it to the cart. On a button: presses it.',
      },
      { key: 'Space', does: 'Presses the wishlist button or another button.' },
    ],
    parts: [
      { name: 'Picture', is: 'Pressing it opens the product.', at: 'img' },
      { name: 'Brand', is: 'The brand of the product.', at: 'p' },
      { name: 'Title', is: 'A link to the product.', at: 'h3, h2' },
      { name: 'Price', is: 'A PriceLabel.', at: 'b' },
      { name: 'Purchase', is: 'Adds the product, or opens the choice of variants.', at: 'button' },
    ],
    content: ['The title as in the catalogue, in at most two lines.', 'The facts have the same order on every card.'],
    widths: 'As wide as its grid column. The title has at most two lines; brand and SKU are truncated.',
    announces: 'An article with the title as its heading. The buttons name the product.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof ProductCard>

export default meta
type Story = StoryObj<typeof meta>

/** One variant: it can be bought from here. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    const card = within(canvas.getByRole('article', { name: fish.title }))
    await step('title and View More open the product', async () => {
      await expect(card.getByRole('link', { name: fish.title })).toHaveAttribute('href', `/products/${fish.id}`)
      await expect(card.getByRole('link', { name: `View More, ${fish.title}` })).toHaveAttribute(
        'href',
        `/products/${fish.id}`,
      )
    })
  },
}

export const Buys: Story = {
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    const card = within(canvas.getByRole('article', { name: fish.title }))
    const purchase = { productId: fish.id, variantId: fish.variantId }

    await step('the cart gets the quantity of the stepper', async () => {
      await userEvent.click(card.getByRole('button', { name: 'Increase quantity' }))
      await userEvent.click(card.getByRole('button', { name: 'Add to Cart' }))
      await expect(args.onAddToCart).toHaveBeenLastCalledWith({ ...purchase, quantity: 2 })
    })

    await step('a typed quantity counts even if the button is pressed at once', async () => {
      const field = card.getByRole('spinbutton', { name: `Quantity, ${fish.title}` })
      await userEvent.clear(field)
      await userEvent.type(field, '60')
      await userEvent.click(card.getByRole('button', { name: 'Buy Now' }))
      await expect(args.onBuyNow).toHaveBeenLastCalledWith({ ...purchase, quantity: 60 })
    })

    await step('the buttons of each card have distinct names', async () => {
      await expect(card.getByRole('button', { name: 'Buy Now' })).toHaveAccessibleDescription(fish.title)
    })
  },
}

/** A quantity from before an expired session is restored, and input is stored. */
export const RestoredInput: Story = {
  ...behaviour,
  args: { typedPieces: { piecesOf: (productId) => (productId === fish.id ? 60 : undefined), onType: fn() } },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await expect(field).toHaveValue('60')
    await userEvent.type(field, '5')
    await expect(args.typedPieces?.onType).toHaveBeenLastCalledWith({ productId: fish.id, pieces: 5 })
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
    await expect(args.onAddToCart).toHaveBeenLastCalledWith({
      productId: fish.id,
      variantId: fish.variantId,
      quantity: 5,
    })
  },
}

/** Invalid input stays, is marked with an error, and buys nothing; the next press with a valid one counts. */
export const InvalidQuantities: Story = {
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('spinbutton')
    const buttons = [
      canvas.getByRole('button', { name: 'Buy Now' }),
      canvas.getByRole('button', { name: 'Add to Cart' }),
    ]
    for (const text of ['0', '-3', '2.5', '', 'abc']) {
      await step(`“${text}”`, async () => {
        await userEvent.clear(field)
        if (text) await userEvent.type(field, text)
        for (const button of buttons) {
          await pressSlowly(button)
          await expect(field).toHaveFocus()
          await expect(field).toHaveValue(text)
          await expect(field).toHaveAttribute('aria-invalid', 'true')
          await expect(field).toHaveAccessibleDescription('Please select a valid quantity.')
        }
        await userEvent.keyboard('{Enter}')
      })
    }
    await expect(args.onAddToCart).not.toHaveBeenCalled()
    await expect(args.onBuyNow).not.toHaveBeenCalled()
    await step('then a valid quantity', async () => {
      await userEvent.keyboard('{Control>}a{/Control}12')
      await pressSlowly(buttons[0]!)
      await expect(args.onBuyNow).toHaveBeenCalledWith({ productId: fish.id, variantId: fish.variantId, quantity: 12 })
    })
  },
}

export const InvalidQuantity: Story = {
  tags: ['reaches'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, '2.5')
    await expect(canvas.getByRole('status')).toHaveTextContent('Please select a valid quantity.')
  },
}

/** A quantity above the stock is named while it is typed, and not sent. */
export const AboveStock: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, String((fish.stock.limit ?? 0) + 1))
    await expect(field).toHaveAccessibleDescription(`Only ${fish.stock.text} in stock`)
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
    await expect(args.onAddToCart).not.toHaveBeenCalled()
  },
}

export const InvalidQuantityNarrow: Story = { ...InvalidQuantity, decorators: [narrow] }
export const InvalidQuantityDark: Story = { ...InvalidQuantity, globals: { scheme: 'dark' } }

/** On blur an empty or too low quantity becomes one piece, with a message. */
export const QuantityCorrected: Story = {
  tags: ['reaches'],
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.click(canvasElement)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Quantity changed to 1'))
    await expect(field).toHaveValue('1')
  },
}

/** A message does not change between mouse down and mouse up, so that the button stays under the pointer. */
export const PressWhileMessageCloses: Story = {
  ...behaviour,
  render: function Render(args) {
    const [state, setState] = useState<ProductCardProps['state']>('failed')
    return (
      <div onPointerDown={() => setState('idle')}>
        <ProductCard {...args} state={state} problem={state === 'failed' ? longRefusal : null} />
      </div>
    )
  },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Not sold in your country'))
    await pressSlowly(canvas.getByRole('button', { name: 'Buy Now' }))
    await expect(args.onBuyNow).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
  },
}

export const SeveralVariants: Story = {
  args: { product: mix },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Multiple variants available')).toBeVisible()
  },
}

/** As wide as in a listing of four columns: the text is complete, in one line. */
export const SeveralVariantsInAListing: Story = {
  ...behaviour,
  args: { product: mix },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const text = canvas.getByText('Multiple variants available')
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth)
    await expect(getComputedStyle(text).textOverflow).toBe('clip')
    await expect(text.clientHeight).toBeLessThan(20)
  },
}

/** The bulk price is yellow once the quantity in the field reaches it. */
export const BulkPriceReached: Story = {
  ...behaviour,
  play: async ({ canvas, canvasElement }) => {
    const step = canvasElement.querySelector('[data-step]')
    await expect(step).toHaveAttribute('data-step', 'ahead')
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, String(fish.bulkPrice!.minQuantity))
    await expect(step).toHaveAttribute('data-step', 'reached')
  },
}

/** Several variants: one is chosen first. */
export const SeveralVariantsChoose: Story = {
  ...SeveralVariants,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select Variant' }))
    await expect(args.onSelectVariant).toHaveBeenCalledWith({ productId: mix.id })
    await expect(canvas.queryByRole('button', { name: 'Buy Now' })).toBeNull()
  },
}

export const New: Story = {
  args: { product: { ...fish, isNew: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('NEW')).toBeVisible()
  },
}

/** Without reviews no rating is shown. */
export const NoReviews: Story = {
  args: { product: { ...fish, rating: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No reviews yet')).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const Busy: Story = {
  args: { state: 'busy' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Adding...' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** While a purchase is running a second press does nothing. */
export const BusyBlocksActions: Story = {
  ...Busy,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy Now' }))
    await expect(args.onBuyNow).not.toHaveBeenCalled()
  },
}

/** The Add to Cart button turns green. */
export const Added: Story = {
  args: { state: 'added' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Item added to cart')
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(2)
    const cart = canvas.getByRole('button', { name: 'Add to Cart' })
    await expect(cart).toBeEnabled()
    // Icon and message have the same green.
    const { color } = getComputedStyle(canvas.getByText('Item added to cart'))
    await expect(getComputedStyle(cart).color).toBe(color)
    await expect(color).not.toBe(getComputedStyle(document.body).color)
  },
}

/** Less was in stock than requested: one text says how much. */
export const RefusedForStock: Story = {
  args: {
    state: 'out_of_stock',
    problem: {
      action: 'add_to_cart',
      code: 'insufficient_inventory',
      message: 'Server: too few.',
      params: { title: 'Sältan Salt Liquorice Fish', left: 12 },
      fields: {},
    },
  },
  play: async ({ canvas }) => {
    const text = 'Not enough stock for Sältan Salt Liquorice Fish. 12 left.'
    await waitFor(() => expect(canvas.getByRole('status').textContent).toBe(text))
  },
}

/** Another failure shows the server's message, and the card can be tried again. */
export const Failed: Story = {
  args: {
    state: 'failed',
    problem: problemOf('add_to_cart', 'not_allowed', 'Not sold in your country.'),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Not sold in your country.'))
  },
}

/** The reason for one quantity does not apply to another: it disappears, and returns with the old one. */
export const FailureClearsWithQuantity: Story = {
  ...Failed,
  ...behaviour,
  play: async ({ canvas }) => {
    await canvas.findByText('Not sold in your country.')
    await userEvent.click(canvas.getByRole('button', { name: /^Increase quantity/ }))
    await expect(canvas.getByRole('status')).not.toHaveTextContent('Not sold in your country.')
  },
}

export const Retry: Story = {
  ...Failed,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await canvas.findByText('Not sold in your country.')
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
    await expect(args.onAddToCart).toHaveBeenCalledOnce()
  },
}

export const FailedWithoutAnswer: Story = {
  args: { state: 'failed', problem: problemOf('add_to_cart') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('An error occurred while adding item to cart')
  },
}

export const SoldOut: Story = {
  args: { product: cardOf(toListItem(soldOutProduct())) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Out of stock' })).toBeDisabled()
    await expect(canvas.queryByRole('spinbutton')).toBeNull()
  },
}

/** It is never sold out, and says no number of pieces. */
export const AlwaysAvailable: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { product: cardOf(toListItem(alwaysAvailableProduct())) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Available to order')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Out of stock' })).toBeNull()
    await expect(canvas.queryByText(/left/)).toBeNull()
  },
}

/** It can be bought before it is back. */
export const Backorder: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { product: cardOf(toListItem(backorderedProduct('2027-01-12'))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Back on 12 Jan')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Out of stock' })).toBeNull()
  },
}

export const CompactBackorder: Story = { ...Backorder, args: { ...Backorder.args, variant: 'compact' } }
export const BackorderPhone: Story = { ...Backorder, globals: { viewport: { value: 'phone' } } }

/** A product without any variant cannot be bought either. */
export const WithoutVariant: Story = {
  args: { product: { ...fish, variantId: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Out of stock' })).toBeDisabled()
  },
}

export const Minimal: Story = { args: { product: cardOf(toListItem(bareProduct())) } }
export const HugeNumbers: Story = { args: { product: cardOf(toListItem(hugeNumbersProduct())) } }

/** Hostile titles are shown as text. */
export const HostileText: Story = {
  args: { product: cardOf(toListItem(hostileProduct())) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img[onerror]')).toBeNull()
  },
}

export const LongTitle: Story = { args: { product: cardOf(toListItem(longTitleProduct())) } }

/** A card of the listing is 216 px wide inside, and at most 300 px high for any content. */
export const Narrow: Story = {
  args: { onWishlistToggle, onSaveWithNote: fn(), vatNote: 'page' },
  decorators: [(Story) => <div className="grid max-w-60 gap-4">{Story()}</div>],
  render: (args) => (
    <>
      <div>
        <ProductCard
          {...args}
          product={{ ...sour, title: `${sour.title} and Sweet Liquorice Drops, counter tub`, isNew: true }}
        />
      </div>
      <div>
        <ProductCard {...args} product={{ ...phones, ...highPrices }} />
      </div>
      <div>
        <ProductCard {...args} product={{ ...pouches, title: `${pouches.title}, strength 4 of 5` }} state="added" />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article')
    for (const card of cards) {
      await expect(card.getBoundingClientRect().height).toBeLessThanOrEqual(300)
      await expect(overflowingElements(card)).toEqual([])
    }
    const name = canvas.getByRole('heading', { name: /counter tub$/ })
    // Two lines of 18 px, and the touch target of its link.
    await expect(name.getBoundingClientRect().height).toBe(42)
    await expect(name).toHaveAttribute('title', name.textContent)
  },
}

export const Wishlist: Story = {
  args: { onWishlistToggle },
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Wishlist' })
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect(heart).toHaveAccessibleDescription(fish.title)
  },
}

/** The wishlist button changes only after the store has confirmed. */
export const WishlistAsks: Story = {
  ...Wishlist,
  ...behaviour,
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Wishlist' })
    onWishlistToggle.mockClear()
    await userEvent.click(heart)
    await expect(onWishlistToggle).toHaveBeenCalledWith({ productId: fish.id, saved: true })
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  },
}

/** Saved: the heart is filled and red. */
export const WishlistSaved: Story = {
  args: { onWishlistToggle, product: { ...fish, isInWishlist: true } },
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Wishlist' })
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(getComputedStyle(heart).color).not.toBe(getComputedStyle(document.body).color)
  },
}

export const WishlistBusy: Story = {
  args: { onWishlistToggle, wishlist: 'busy' },
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Wishlist' })
    await expect(heart).toHaveAttribute('aria-busy', 'true')
  },
}

/** While it is running a second press does nothing. */
export const WishlistBusyBlocksActions: Story = {
  ...WishlistBusy,
  ...behaviour,
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Wishlist' })
    onWishlistToggle.mockClear()
    await userEvent.click(heart)
    await expect(onWishlistToggle).not.toHaveBeenCalled()
  },
}

export const WishlistAdded: Story = {
  args: { onWishlistToggle, wishlist: 'added', product: { ...fish, isInWishlist: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Successfully added to wishlist$/)
  },
}

export const WishlistRemoved: Story = {
  args: { onWishlistToggle, wishlist: 'removed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Successfully removed from wishlist$/)
  },
}

/** It stays unchanged, shows the reason, and can be tried again. */
export const WishlistFailed: Story = {
  args: {
    onWishlistToggle,
    wishlist: 'failed',
    wishlistProblem: problemOf('toggle_wishlist'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Failed to toggle wishlist')
  },
}

export const WishlistRetry: Story = {
  ...WishlistFailed,
  ...behaviour,
  play: async ({ canvas }) => {
    onWishlistToggle.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Wishlist' }))
    await expect(onWishlistToggle).toHaveBeenCalledOnce()
  },
}

/** Messages of purchase and wishlist are below each other. */
export const TwoMessages: Story = {
  args: { onWishlistToggle, state: 'added', wishlist: 'added', product: { ...fish, isInWishlist: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Item added to cartSuccessfully added to wishlist')
  },
}

/** A sale: its badge with the last day, the price yellow, the original one crossed out. All are from the store. */
export const Sale: Story = {
  args: { product: sour },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−15%')).toHaveTextContent('−15% until 22 Nov')
    await expect(canvas.getByText('€1.79').tagName).toBe('B')
    await expect(canvas.getByText('€2.10').tagName).toBe('S')
  },
}

export const NewAndOnSale: Story = {
  args: { product: { ...sour, isNew: true }, onWishlistToggle },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('NEW')).toBeVisible()
    await expect(canvas.getByText('−15%')).toBeVisible()
  },
}

/** On a phone the badge of a sale is beside the wishlist button, not under it. */
export const NewAndOnSalePhone: Story = {
  ...NewAndOnSale,
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: /^Wishlist/ }).getBoundingClientRect()
    await expect(canvas.getByText('−15%').getBoundingClientRect().right).toBeLessThanOrEqual(heart.left)
  },
}

/** The colours, each with its name; an unknown one is an empty ring. */
export const Colours: Story = {
  args: { product: { ...phones, colors: [...(phones.colors ?? []), 'Puce'] } },
  play: async ({ canvas }) => {
    const dots = within(canvas.getByRole('list', { name: 'Colours' })).getAllByRole('listitem')
    await expect(dots.map((dot) => dot.textContent)).toEqual([...phones.colors, 'Puce'])
    await expect(getComputedStyle(dots[0]!).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
    await expect(getComputedStyle(dots.at(-1)!).backgroundColor).toBe('rgba(0, 0, 0, 0)')
  },
}

export const ManyColours: Story = {
  args: { product: { ...phones, colors: ['Sea', 'Snow', 'Night', 'Moss', 'Plum', 'Oat', 'Ice', 'Teal'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+2')).toBeVisible()
  },
}

/** Below the heading of a section its name is one heading level lower, and looks the same. */
export const BelowASection: Story = {
  render: (args) => (
    <>
      <ProductCard {...args} />
      <ProductCard {...args} headingLevel={3} />
    </>
  ),
  play: async ({ canvas }) => {
    const [usual, below] = [2, 3].map((level) => canvas.getByRole('heading', { level, name: fish.title }))
    await expect(below!.getBoundingClientRect().height).toBe(usual!.getBoundingClientRect().height)
    await expect(below!.firstElementChild!.getBoundingClientRect().width).toBe(
      usual!.firstElementChild!.getBoundingClientRect().width,
    )
  },
}

/** The positions of picture and title. */
function boxesOf(card: HTMLElement) {
  const [pack, title] = [card.querySelector('img')!, within(card).getByRole('heading')]
  return { pack: pack.getBoundingClientRect(), title: title.getBoundingClientRect() }
}

/** What overflows a card sideways; visually hidden content is ignored. */
function overflowingElements(card: HTMLElement): string[] {
  const edge = card.getBoundingClientRect()
  return [...card.querySelectorAll('*')]
    .filter((part) => {
      const { left, right, width } = part.getBoundingClientRect()
      return width > 1 && (left < edge.left - 0.5 || right > edge.right + 0.5)
    })
    .map((part) => part.outerHTML)
}

/** On phones a full card is horizontal: the text is beside the picture. */
export const Phone: Story = {
  args: { onWishlistToggle },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { pack, title } = boxesOf(canvas.getByRole('article'))
    await expect(title.left).toBeGreaterThan(pack.right)
    await expect(title.top).toBeLessThan(pack.bottom)
  },
}

/** Adding is the filled button, Buy Now the quiet second (DECISIONS row 28a). */
export const AddIsFilled: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    const backgroundOf = (name: string) => getComputedStyle(canvas.getByRole('button', { name })).backgroundColor
    await expect(backgroundOf('Add to Cart')).toBe(filledBackground(canvas.getByRole('article')))
    await expect(backgroundOf('Buy Now')).not.toBe(backgroundOf('Add to Cart'))
  },
}

/** A product can be saved with a note if the page offers it, until it is saved. */
export const SavesWithANote: Story = {
  ...behaviour,
  args: { onWishlistToggle, onSaveWithNote: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save with a note' }))
    await expect(args.onSaveWithNote).toHaveBeenCalledWith({ productId: fish.id })
  },
}

export const SavedHasNoNoteButton: Story = {
  ...behaviour,
  args: { product: { ...fish, isInWishlist: true }, onWishlistToggle, onSaveWithNote: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Save with a note' })).toBeNull()
  },
}

export const Compact: Story = {
  args: { variant: 'compact', onWishlistToggle },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('spinbutton')).toBeNull()
  },
}

/** As on the home page: each press adds one piece. */
export const CompactBuys: Story = {
  ...Compact,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
    await expect(args.onAddToCart).toHaveBeenCalledWith({ productId: fish.id, variantId: fish.variantId, quantity: 1 })
  },
}

export const CompactSale: Story = { args: { variant: 'compact', product: sour, state: 'added' } }

export const CompactSeveralVariants: Story = { args: { variant: 'compact', product: mix } }

export const CompactSeveralVariantsChoose: Story = {
  ...CompactSeveralVariants,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select Variant' }))
    await expect(args.onSelectVariant).toHaveBeenCalledWith({ productId: mix.id })
  },
}

export const CompactSoldOut: Story = {
  args: { variant: 'compact', product: cardOf(toListItem(soldOutProduct())) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Out of stock' })).toBeDisabled()
  },
}

/** A compact card is vertical on phones too, with the text below the picture. */
export const CompactPhone: Story = {
  args: { variant: 'compact', onWishlistToggle },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { pack, title } = boxesOf(canvas.getByRole('article'))
    await expect(title.top).toBeGreaterThanOrEqual(pack.bottom)
    await expect(title.left).toBeLessThan(pack.left)
  },
}

/** At most 320 px high in a row of the home page, with a name of two lines and a sale. */
export const CompactPhoneHeight: Story = {
  ...behaviour,
  args: {
    variant: 'compact',
    vatNote: 'page',
    product: { ...sour, title: longTitleProduct().title, colors: phones.colors },
    onWishlistToggle,
  },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '10.25rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article').getBoundingClientRect().height).toBeLessThanOrEqual(320)
    await expect(canvas.queryByText('excl. VAT')).toBeNull()
  },
}

/** Half of the narrowest phone. */
const halfAPhone: Decorator = (Story) => (
  <div style={{ inlineSize: '9rem' }}>
    <Story />
  </div>
)

/** On the narrowest phone a card is 144 px wide: the button has the full width, below the prices. */
export const CompactNarrowest: Story = {
  args: { variant: 'compact', onWishlistToggle },
  globals: { viewport: { value: 'narrowest' } },
  decorators: [halfAPhone],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article')
    await expect(overflowingElements(card)).toEqual([])
    const cart = canvas.getByRole('button', { name: 'Add to Cart' }).getBoundingClientRect()
    const tier = canvas.getByText('€1.48').getBoundingClientRect()
    await expect(cart.top).toBeGreaterThan(tier.bottom)
    await expect(cart.width).toBeGreaterThan(100)
  },
}

const german = compileTexts({ catalog: { addToCart: 'In den Warenkorb', buyNow: 'Jetzt kaufen' } })

/** On the narrowest phone a long label has a line of its own, and is not cut off. */
export const NarrowestGerman: Story = {
  globals: { viewport: { value: 'narrowest' } },
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <WordsProvider locale="de" catalogue={german}>
        <Story />
      </WordsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: 'In den Warenkorb' }).getBoundingClientRect()
    const quantity = canvas.getByRole('spinbutton').getBoundingClientRect()
    await expect(add.top).toBeGreaterThan(quantity.bottom)
    const more = canvas.getByRole('link', { name: /^View More/ }).getBoundingClientRect()
    await expect(add.right).toBeLessThanOrEqual(more.right + 1)
  },
}

/** On a phone the brand and the pack are shortened before the article number, which buyers order by. */
export const CompactNarrowestNumber: Story = {
  args: { variant: 'compact', product: { ...sour, brand: 'Lakritsverket', sku: 'LA-21-SOUR-6' } },
  globals: { viewport: { value: 'narrowest' } },
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [halfAPhone],
  play: async ({ canvas }) => {
    const number = canvas.getByText('LA-21-SOUR-6')
    await expect(number.scrollWidth).toBeLessThanOrEqual(number.clientWidth)
  },
}

/** Content wraps, but prices do not: the button moves below them. */
export const CompactNarrowestHugeNumbers: Story = {
  args: {
    variant: 'compact',
    product: {
      ...cardOf(toListItem(hugeNumbersProduct())),
      isNew: true,
      sale: sour.sale,
      colors: phones.colors,
      sku: 'PRODUCT-WITH-HUGE-NUMBERS-0001',
    },
    onWishlistToggle,
  },
  globals: { viewport: { value: 'narrowest' } },
  decorators: [halfAPhone],
  play: async ({ canvas }) => {
    await expect(overflowingElements(canvas.getByRole('article'))).toEqual([])
    const price = canvas.getByText('€4,999.99').getBoundingClientRect()
    await expect(price.height).toBeLessThan(32)
    const cart = canvas.getByRole('button', { name: 'Add to Cart' }).getBoundingClientRect()
    await expect(cart.top).toBeGreaterThan(price.bottom)
  },
}

export const CompactNarrowestLongTitle: Story = {
  args: { variant: 'compact', product: cardOf(toListItem(longTitleProduct())), state: 'added' },
  globals: { viewport: { value: 'narrowest' } },
  decorators: [halfAPhone],
  play: async ({ canvas }) => {
    await expect(overflowingElements(canvas.getByRole('article'))).toEqual([])
  },
}

/** Wishlist button, title, View More, quantity and buttons by keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { onWishlistToggle },
  play: async ({ args, canvas }) => {
    onWishlistToggle.mockClear()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(onWishlistToggle).toHaveBeenCalledOnce()
    await userEvent.tab()
    const title = canvas.getByRole('link', { name: fish.title })
    await expect(title).toHaveFocus()
    const heading = title.parentElement as HTMLElement
    const { outlineWidth, outlineOffset } = getComputedStyle(heading)
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    const lineAbove = heading.previousElementSibling as HTMLElement
    // Its outer edge is at most in the space below the letters of the line above.
    await expect(heading.getBoundingClientRect().top - ring).toBeGreaterThanOrEqual(
      lineAbove.getBoundingClientRect().bottom - 2,
    )
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('spinbutton')).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}60{Enter}')
    await expect(args.onAddToCart).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onAddToCart).toHaveBeenCalledWith({ productId: fish.id, variantId: fish.variantId, quantity: 60 })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onBuyNow).toHaveBeenCalledWith({ productId: fish.id, variantId: fish.variantId, quantity: 60 })
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: `View More, ${fish.title}` })).toHaveFocus()
  },
}

export const Narrowest: Story = {
  args: { product: { ...cardOf(toListItem(hugeNumbersProduct())), isNew: true, sale: sour.sale }, onWishlistToggle },
  decorators: [narrow],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article')
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}

export const States: Story = {
  render: (args) => (
    <StatesMatrix
      part={ProductCard}
      args={args}
      variants={{ full: { onWishlistToggle }, compact: { variant: 'compact' } }}
      states={{
        busy: { state: 'busy' },
        added: { state: 'added' },
        saved: { product: { ...fish, isInWishlist: true } },
        'sold out': SoldOut.args!,
        error: Failed.args!,
      }}
      cell={16}
    />
  ),
}

export const Themes: Story = {
  ...inStates,
  decorators: [themes],
  args: {
    product: { ...sour, isInWishlist: true, isNew: true, colors: phones.colors },
    state: 'added',
    onWishlistToggle,
  },
}
export const RightToLeft: Story = { args: { product: sour, onWishlistToggle }, globals: { direction: 'rtl' } }

/** Pouches show their strength; the card says if they cannot be delivered to the destination. */
export const NotForDelivery: Story = {
  args: { product: { ...pouches, deliveryRestriction: { country: 'Norway', variants: 'all' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4–10 mg')).toBeVisible()
    await expect(canvas.getByText('Cannot be delivered to Norway')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Select Variant' })).toBeEnabled()
  },
}

/** If some strengths can be delivered, the card does not warn about all. */
export const SomeNotForDelivery: Story = {
  args: { product: { ...pouches, deliveryRestriction: { country: 'Denmark', variants: 'some' } }, variant: 'compact' },
  decorators: [narrow],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Some cannot be delivered to Denmark')).toBeVisible()
  },
}
