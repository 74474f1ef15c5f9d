import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { createHandlers, http } from '@skafferi/fixtures/msw'
import {
  malformedResponse,
  failingCartChanges,
  failingProduct,
  outOfStockOnAdd,
  productNotFound,
  refusalWithStatus200,
  stillLoading,
  unansweredAdd,
  unauthorized,
  refusalWithoutMessageOnAdd,
  wishlistRefusalWithoutMessage,
} from '@skafferi/fixtures/scenarios'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { expectAddress, expectHeading, expectVisibleOnce, StoryPage } from '../stories/StoryPage'
import { network, storyWorld } from '../stories/story-shop'

const productOf = (title: string) => storyWorld.products.find((product) => product.title === title)!
const fish = productOf('Sältan Salt Liquorice Fish')
const mint = productOf('Tjärn Cool Mint pouches')

/** A product: its description, its prices by quantity, and its purchase. */
const meta = {
  title: 'Pages/Shopping/Product',
  component: StoryPage,
  args: { address: `/products/${fish.id}`, who: 'kiosk' },
  parameters: { layout: 'fullscreen', ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

const added = fn()

/** Presses a purchase button and expects a message. */
async function expectRefusal(canvasElement: HTMLElement, button: 'Add to Cart' | 'Buy Now', text: string) {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: button }))
  await expectVisibleOnce(canvasElement, text)
  await expectAddress(canvasElement, `/products/${fish.id}`)
}

/** Sixty pieces at the bulk price are added in one request; the button then links to the cart. */
export const Default: Story = {
  parameters: network([
    http.untyped.post('*/store/cart/items/add', async ({ request }) => {
      added(await request.clone().json())
    }),
  ]),
  play: async ({ canvas, step }) => {
    await step('the product is shown', async () => {
      await expectHeading(canvas, fish.title)
      await expect(canvas.getByText('In Stock', { exact: false })).toBeVisible()
    })
  },
}

export const OrdersInBulk: Story = {
  ...Default,
  ...behaviour,
  parameters: { ...Default.parameters, ...behaviour.parameters },
  play: async (context) => {
    await Default.play!(context)
    const { canvas, canvasElement, step } = context
    added.mockClear()
    await step('sixty pieces in bulk', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Bulk Order' }))
      await expect(canvas.getByText('Minimum order quantity for bulk orders is 50 units')).toBeVisible()
      const quantity = canvas.getByRole('spinbutton', { name: /^Quantity/ })
      await expect(quantity).toHaveValue('50')
      await userEvent.clear(quantity)
      await userEvent.type(quantity, '60')
      await userEvent.tab()
      await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
      await expect(await canvas.findByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/products')
      await expect(added.mock.calls).toEqual([[{ items: [{ variant_id: fish.variants[0]!.id, quantity: 60 }] }]])
    })
    await step('the page confirms it', async () => {
      await expectVisibleOnce(canvasElement, 'Item added to cart!')
    })
  },
}

/** An invalid quantity is not sent, and not replaced by another one. */
export const InvalidQuantities: Story = {
  ...Default,
  ...behaviour,
  parameters: { ...Default.parameters, ...behaviour.parameters },
  play: async ({ canvas, canvasElement, step }) => {
    added.mockClear()
    await userEvent.click(await canvas.findByRole('radio', { name: 'Bulk Order' }))
    const quantity = canvas.getByRole('spinbutton', { name: /^Quantity/ })
    const refusals = {
      '49': 'Minimum order quantity for bulk orders is 50 units',
      '2.5': 'Please select a valid quantity',
    }
    for (const [text, reason] of Object.entries(refusals)) {
      await step(`“${text}”`, async () => {
        await userEvent.clear(quantity)
        await userEvent.type(quantity, text)
        await userEvent.click(canvas.getByRole('button', { name: 'Buy Now' }))
        await expect(quantity).toHaveFocus()
        await expect(quantity).toHaveValue(text)
        await expect(quantity).toHaveAccessibleDescription(reason)
        await expectAddress(canvasElement, `/products/${fish.id}`)
      })
    }
    await step('a valid quantity is added with Enter', async () => {
      await userEvent.keyboard('{Control>}a{/Control}60{Enter}')
      await expectVisibleOnce(canvasElement, 'Item added to cart!')
      await expect(added.mock.calls).toEqual([[{ items: [{ variant_id: fish.variants[0]!.id, quantity: 60 }] }]])
    })
  },
}

/** A visitor sees the product without prices; signing in returns here. */
export const Visitor: Story = {
  args: { who: null },
  play: async ({ canvas }) => {
    await expectHeading(canvas, fish.title)
    const main = canvas.getByRole('main')
    await expect(within(main).getByRole('link', { name: 'Sign in to see prices' })).toHaveAttribute(
      'href',
      `/sign-in?return_to=${encodeURIComponent(`/products/${fish.id}`)}`,
    )
    await expect(canvas.queryByRole('button', { name: 'Add to Cart' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Buy Now' })).toBeNull()
    for (const { amount } of fish.variants[0]!.prices) {
      await expect(main).not.toHaveTextContent(amount.toFixed(2))
    }
  },
}

/** Several variants: each option has to be chosen. */
export const SelectingOptions: Story = {
  ...behaviour,
  args: { address: `/products/${mint.id}` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to Cart' }))
    const refusal = 'Please select all product options'
    await expect(await canvas.findAllByText(refusal)).not.toHaveLength(0)
    await userEvent.click(canvas.getByRole('radio', { name: '3 · 10 mg' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Single can' }))
    await expect(canvas.queryByText(refusal)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
    await expect(await canvas.findByRole('link', { name: 'Browse products' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: network(stillLoading()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading product...')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: network(failingProduct()),
  play: async ({ canvas, msw }) => {
    const text = 'Failed to load product or reviews. Please try again later.'
    await expectHeading(canvas, text)
    msw.use(...createHandlers(storyWorld))
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expectHeading(canvas, fish.title)
  },
}

/** A response that does not match the contract fails on this page, like an error, and not in the frame around it. */
export const MalformedResponse: Story = {
  ...Failed,
  ...behaviour,
  parameters: { ...behaviour.parameters, ...network(malformedResponse()) },
}

/** A product that does not exist (any more); there is no retry. */
export const NotFound: Story = {
  parameters: network(productNotFound()),
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Product not found')
    await expect(canvas.queryByRole('button', { name: 'Try Again' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/products')
  },
}

/** An incomplete or mistyped URL shows that the product does not exist. */
export const PathWithoutProduct: Story = {
  args: { address: '/products/%zz' },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Product not found')
  },
}

export const PathOfAnotherList: Story = { ...PathWithoutProduct, args: { address: '/products/explore' } }

/** The URL can have the product's handle; wishlist, reviews and purchase use its id. */
export const ByHandle: Story = {
  args: { address: `/products/${fish.handle}` },
  play: async ({ canvas, canvasElement }) => {
    await expectHeading(canvas, fish.title)
    await expectAddress(canvasElement, `/products/${fish.handle}`)
  },
}

export const ByHandleSaves: Story = {
  ...ByHandle,
  ...behaviour,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Wishlist' }))
    await expect(await canvas.findByText('Successfully added to wishlist')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: /^Review/ }))
    await expect(await canvas.findByRole('region', { name: 'All reviews together' })).toBeVisible()
  },
}

export const OutOfStock: Story = {
  tags: ['reaches'],
  parameters: network(outOfStockOnAdd()),
  play: ({ canvasElement }) => expectRefusal(canvasElement, 'Add to Cart', 'Out of stock'),
}

/** Any other refusal shows the store's message. */
export const AddingRefused: Story = {
  tags: ['reaches'],
  parameters: network(failingCartChanges()),
  play: ({ canvasElement }) => expectRefusal(canvasElement, 'Add to Cart', 'Something went wrong on our side.'),
}

export const AddingRefusedWithStatus200: Story = {
  tags: ['reaches'],
  parameters: network(refusalWithStatus200()),
  play: ({ canvasElement }) => expectRefusal(canvasElement, 'Add to Cart', 'Sold in whole cases only'),
}

export const AddingRefusedWithoutMessage: Story = {
  tags: ['reaches'],
  parameters: network(refusalWithoutMessageOnAdd()),
  play: ({ canvasElement }) => expectRefusal(canvasElement, 'Add to Cart', 'Failed to add item to cart'),
}

export const AddingNoResponse: Story = {
  tags: ['reaches'],
  parameters: network(unansweredAdd()),
  play: ({ canvasElement }) =>
    expectRefusal(canvasElement, 'Add to Cart', 'An error occurred while adding item to cart'),
}

export const BuyingNow: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy Now' }))
    await expectAddress(canvasElement, '/cart')
  },
}

export const BuyingNoResponse: Story = {
  tags: ['reaches'],
  parameters: network(unansweredAdd()),
  play: ({ canvasElement }) => expectRefusal(canvasElement, 'Buy Now', 'An error occurred while processing your order'),
}

/** A URL without a product shows the listing. */
export const WithoutAnId: Story = {
  args: { address: '/products/' },
  play: async ({ canvas }) => {
    await expectHeading(canvas, /Products Found$/)
  },
}

/** The wishlist button changes once the store has confirmed. */
export const SavingAnItem: Story = {
  tags: ['reaches'],
  play: async ({ canvas }) => {
    const heart = await canvas.findByRole('button', { name: 'Wishlist' })
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(heart)
    await expect(await canvas.findByText('Successfully added to wishlist')).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  },
}

export const SavingAnItemFailed: Story = {
  tags: ['reaches'],
  parameters: network(wishlistRefusalWithoutMessage()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Wishlist' }))
    await expect(await canvas.findByText('Failed to toggle wishlist')).toBeVisible()
  },
}

/** The session has ended: the user is asked to sign in, because visitors see another page. */
export const SessionEnded: Story = {
  parameters: network(unauthorized()),
  play: ({ canvasElement }) =>
    expectAddress(canvasElement, `/sign-in?return_to=${encodeURIComponent(`/products/${fish.id}`)}`),
}

/** On a phone the total and the buttons are at the bottom. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Your order' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const AddingPhone: Story = {
  ...Phone,
  ...behaviour,
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('region', { name: 'Your order' }))
    await userEvent.click(bar.getByRole('button', { name: 'Add to Cart' }))
    await expect(await bar.findByText('Item added to cart!')).toBeVisible()
  },
}

export const VisitorPhone: Story = {
  args: { who: null },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expectHeading(canvas, fish.title)
    await expect(canvas.queryByRole('region', { name: 'Your order' })).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }

/** A Norwegian company sees that pouches cannot be delivered to it, before it adds them to the cart. */
export const NotForThisCompany: Story = {
  args: { address: `/products/${mint.id}`, who: 'grocer' },
  play: async ({ canvas }) => {
    const words = await canvas.findByText('Cannot be delivered to Norway:')
    await expect(words).toBeVisible()
    await expect(words.parentElement).toHaveTextContent(/it is not sold there\.$/)
  },
}
