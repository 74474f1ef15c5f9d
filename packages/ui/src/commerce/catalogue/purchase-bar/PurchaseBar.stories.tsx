import { toVisitorProduct } from '@skafferi/fixtures/world'
import { hugeNumbersProduct, soldOutProduct } from '@skafferi/fixtures/build'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { pageOf, worldProduct } from '../../../internal/stories/story-products'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { PurchaseBar } from './PurchaseBar'

const mint = worldProduct('Tjärn Cool Mint pouches')
const can = { Strength: '3', Pack: 'Single can' }
const idle = { status: 'idle', problem: null, refusal: null } as const

const meta = {
  title: 'Commerce/Catalogue/PurchaseBar',
  component: PurchaseBar,
  args: {
    purchase: pageOf(mint, { options: can, mode: 'bulk', quantity: 50 }),
    state: idle,
    onAddToCart: fn(),
    onBuyNow: fn(),
  },
  decorators: [
    (Story) => (
      <div className="px-gutter">
        <Story />
      </div>
    ),
    withShopPaths,
  ],
  // Only phones have the bar.
  globals: { viewport: { value: 'phone' } },
  parameters: {
    ...guide({
      also: ['sticky buy bar', 'bottom bar'],
      use: [
        'On phones, at the bottom of a product page: total, Buy Now, Add to Cart; See options before they are chosen.',
      ],
      avoid: ['Wide screens: PurchasePanel has its own buttons.', 'A cart or a checkout: use CheckoutBar.'],
      do: [
        'Make sure that it does not cover focused elements.',
        'Repeat the reason of a refusal here; the field may be out of view.',
      ],
      dont: ['Don’t show it to visitors: they see no prices and cannot buy.'],
      keys: [
        { key: 'Tab', does: 'Moves to Buy Now, then to Add to Cart.' },
        { key: 'Enter, Space', does: 'Presses the button.' },
      ],
      parts: [
        { name: 'Total', is: 'Quantity times price.', at: 'b' },
        { name: 'Buttons', is: 'Buy Now and Add to Cart.', at: 'button' },
      ],
      content: ['The quantity and the unit price are above the total.'],
      widths: 'Below 768 px at the bottom of the window. From there on the panel has the buttons.',
      announces: 'A region called “Your order”.',
      pairs: 'takes the window',
    }),
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '600px' } },
        narrowest: { name: '320', styles: { width: '320px', height: '600px' } },
      },
    },
  },
} satisfies Meta<typeof PurchaseBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your order' })).toHaveTextContent('50 × €2.72€136.00')
  },
}

export const Buys: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy Now' }))
    await expect(args.onBuyNow).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
    await expect(args.onAddToCart).toHaveBeenCalledOnce()
  },
}

/** Until all options are chosen, its button leads to them. */
export const ChoicesMissing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { purchase: pageOf(mint) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent('from €3.202 choices to make')
    await expect(canvas.getByRole('button', { name: 'See options' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add to Cart' })).toBeNull()
  },
}

/** The reason is above the buttons: its field may be out of view. */
export const Refused: Story = {
  args: { state: { ...idle, refusal: 'select_all_options' }, purchase: pageOf(mint) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please select all product options')
  },
}

/** Nothing can be bought while nothing is in stock. */
export const SoldOut: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { purchase: pageOf(soldOutProduct()) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

/** An invalid quantity has no total; its space stays, and so do the buttons. */
export const RefusedQuantity: Story = {
  args: {
    purchase: pageOf(mint, { options: { Strength: '3', Pack: 'Single can' }, quantity: null }),
    state: { ...idle, refusal: 'invalid_quantity' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please select a valid quantity')
    await expect(canvas.getByText('–')).toBeVisible()
  },
}

export const Added: Story = {
  args: { state: { ...idle, status: 'added' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Item added to cart!')
    await expect(canvas.getByRole('link', { name: 'Browse products' })).toBeVisible()
  },
}

/** Visitors see no prices and cannot order: there is no bar. */
export const Visitor: Story = {
  args: { purchase: pageOf(toVisitorProduct(mint)) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

export const HugeNumbers: Story = {
  args: { purchase: pageOf(hugeNumbersProduct(), { mode: 'bulk', quantity: 100_000 }) },
}
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Buy Now' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onBuyNow).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onAddToCart).toHaveBeenCalledOnce()
  },
}

export const Narrowest: Story = {
  args: { purchase: pageOf(hugeNumbersProduct(), { mode: 'bulk', quantity: 100_000 }) },
  globals: { viewport: { value: 'narrowest' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
