import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import {
  bareProduct,
  hostileProduct,
  hugeNumbersProduct,
  longTitleProduct,
  soldOutProduct,
} from '@skafferi/fixtures/build'
import { toListItem } from '@skafferi/fixtures/world'
import { cardOf, worldCard } from '../../internal/stories/story-products'
import { withShopPaths } from '../shop-paths/story-paths'
import { ProductCard } from './ProductCard'

const fish = worldCard('Sältan Salt Liquorice Fish')
const mix = worldCard('Björkö Saturday Mix')

const onShelf: Decorator = (Story) => (
  <div className="max-w-80 overflow-hidden rounded-lg border border-line max-md:max-w-none">
    <Story />
  </div>
)

const meta = {
  title: 'Commerce/ProductCard',
  component: ProductCard,
  args: { product: fish, onAddToCart: fn(), onBuyNow: fn(), onSelectVariant: fn() },
  decorators: [onShelf, withShopPaths],
} satisfies Meta<typeof ProductCard>

export default meta
type Story = StoryObj<typeof meta>

/** One variant: it can be bought from here. */
export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const card = within(canvas.getByRole('article', { name: fish.title }))
    const purchase = { productId: fish.id, variantId: fish.variantId }

    await step('title and View More lead to the product', async () => {
      await expect(card.getByRole('link', { name: fish.title })).toHaveAttribute('href', `/products/${fish.id}`)
      await expect(card.getByRole('link', { name: `View More, ${fish.title}` })).toHaveAttribute(
        'href',
        `/products/${fish.id}`,
      )
    })

    await step('the cart takes the quantity that stands in the stepper', async () => {
      await userEvent.click(card.getByRole('button', { name: 'Increase quantity' }))
      await userEvent.click(card.getByRole('button', { name: 'Add to cart' }))
      await expect(args.onAddToCart).toHaveBeenLastCalledWith({ ...purchase, quantity: 2 })
    })

    await step('a typed quantity counts even when the button is pressed at once', async () => {
      const field = card.getByRole('spinbutton', { name: `Quantity, ${fish.title}` })
      await userEvent.clear(field)
      await userEvent.type(field, '60')
      await userEvent.click(card.getByRole('button', { name: 'Buy Now' }))
      await expect(args.onBuyNow).toHaveBeenLastCalledWith({ ...purchase, quantity: 60 })
    })

    await step('one card is told from the next by its buttons, too', async () => {
      await expect(card.getByRole('button', { name: 'Buy Now' })).toHaveAccessibleDescription(fish.title)
    })
  },
}

/** Several variants: one is chosen first. */
export const SeveralVariants: Story = {
  args: { product: mix },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Multiple variants available')).toBeVisible()
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

/** Nobody has said anything yet, and no rating is made up. */
export const NoReviews: Story = {
  args: { product: { ...fish, rating: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No reviews yet')).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

/** While one purchase is under way a second press does nothing. */
export const Busy: Story = {
  args: { state: 'busy' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add to cart' })).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Buy Now' }))
    await expect(args.onBuyNow).not.toHaveBeenCalled()
  },
}

export const Added: Story = {
  args: { state: 'added' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Item added to cart')
    await expect(canvas.getByRole('button', { name: 'Add to cart' })).toBeEnabled()
  },
}

/** There was less than was asked for; the server says how much. */
export const RefusedForStock: Story = {
  args: {
    state: 'out_of_stock',
    problem: {
      action: 'add_to_cart',
      code: 'insufficient_inventory',
      message: 'Not enough stock for Sältan Salt Liquorice Fish. 12 left.',
      fields: {},
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Out of stock')
    await expect(canvas.getByRole('status')).toHaveTextContent('12 left.')
  },
}

/** Another failure shows what the server said, and the card can be tried again. */
export const Failed: Story = {
  args: {
    state: 'failed',
    problem: { action: 'add_to_cart', code: 'not_allowed', message: 'Not sold in your country.', fields: {} },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Not sold in your country.')
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }))
    await expect(args.onAddToCart).toHaveBeenCalledOnce()
  },
}

export const FailedWithoutAnswer: Story = {
  args: { state: 'failed', problem: { action: 'add_to_cart', code: 'network', message: null, fields: {} } },
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

/** A product without any variant cannot be bought either. */
export const WithoutVariant: Story = {
  args: { product: { ...fish, variantId: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Out of stock' })).toBeDisabled()
  },
}

export const Bare: Story = { args: { product: cardOf(toListItem(bareProduct())) } }
export const HugeNumbers: Story = { args: { product: cardOf(toListItem(hugeNumbersProduct())) } }

/** What a product is called stays text, whatever it says. */
export const Hostile: Story = {
  args: { product: cardOf(toListItem(hostileProduct())) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img[onerror]')).toBeNull()
  },
}

export const LongTitle: Story = { args: { product: cardOf(toListItem(longTitleProduct())) } }

/** Three cards a row leave 224 px each at 1024: the buttons go below the stepper. */
export const Narrow: Story = {
  decorators: [(Story) => <div className="max-w-56"><Story /></div>],
  play: async ({ canvas }) => {
    const stepper = canvas.getByRole('group').getBoundingClientRect()
    const buy = canvas.getByRole('button', { name: 'Buy Now' }).getBoundingClientRect()
    await expect(buy.top).toBeGreaterThan(stepper.bottom)
  },
}

export const Dark: Story = { globals: { scheme: 'dark' }, args: { state: 'added' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
