import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { expectOneMarked, forceColours } from '@skafferi/ui/stories/forced-colours'
import { expectNothingCut, spaceText } from '@skafferi/ui/stories/text-spacing'
import { expectReadable, zoomed } from '@skafferi/ui/stories/zoomed'
import { StoryPage } from './StoryPage'
import { network, storyWorld } from './story-shop'

/** Pages with the settings of users with low vision: 400 % zoom, text spacing, forced colours. */
const meta = {
  title: 'Flows/Seeing',
  component: StoryPage,
  tags: ['behaviour', '!autodocs'],
  args: { address: '/products?category=Nicotine+Pouches', who: 'kiosk' },
  parameters: { layout: 'fullscreen', ...behaviour.parameters, ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const product = storyWorld.products.find(({ title }) => title === 'Tjärn Cool Mint pouches')!
const ofProduct = { address: `/products/${product.id}`, who: 'kiosk' } as const
const ofCheckout = { address: '/checkout', who: 'kiosk' } as const

const listed = (canvas: Canvas) => canvas.findByRole('heading', { level: 1, name: /Products Found$/ })
const opened = (canvas: Canvas) => canvas.findByRole('heading', { level: 1, name: product.title })
const atCheckout = (canvas: Canvas) => canvas.findByRole('button', { name: 'Place Order' })

/** A category at the usual size, for comparison. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await listed(canvas)).toBeVisible()
  },
}

export const ProductsZoomed: Story = {
  ...zoomed,
  parameters: { ...behaviour.parameters, ...zoomed.parameters },
  play: async ({ canvas, canvasElement }) => {
    await listed(canvas)
    await expectReadable(canvasElement)
  },
}

export const ProductZoomed: Story = {
  ...ProductsZoomed,
  args: ofProduct,
  play: async ({ canvas, canvasElement }) => {
    await opened(canvas)
    await expectReadable(canvasElement)
  },
}

export const ProductsSpaced: Story = {
  beforeEach: spaceText,
  play: async ({ canvas, canvasElement }) => {
    await listed(canvas)
    await expectNothingCut(canvasElement)
  },
}

export const ProductSpaced: Story = {
  ...ProductsSpaced,
  args: ofProduct,
  play: async ({ canvas, canvasElement }) => {
    await opened(canvas)
    await expectNothingCut(canvasElement)
  },
}

/** Text spacing on the narrowest screen. */
export const CheckoutSpaced: Story = {
  ...ProductsSpaced,
  args: ofCheckout,
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas, canvasElement }) => {
    await atCheckout(canvas)
    await expectNothingCut(canvasElement)
  },
}

/** Only the current category is marked. */
export const ProductsInForcedColours: Story = {
  beforeEach: forceColours,
  play: async ({ canvas }) => {
    await listed(canvas)
    const tabs = within(canvas.getByRole('navigation', { name: 'Categories' })).getAllByRole('link')
    const open = tabs.find(({ textContent }) => textContent === 'Nicotine Pouches')!
    await expectOneMarked(tabs, open)
  },
}
