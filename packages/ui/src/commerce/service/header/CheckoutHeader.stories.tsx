import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { withShopPaths } from '../shop-paths/story-paths'
import { CheckoutHeader } from './CheckoutHeader'

const meta = {
  title: 'Commerce/Checkout/CheckoutHeader',
  component: CheckoutHeader,
  decorators: [(Story) => <header>{Story()}</header>, withShopPaths],
  parameters: {
    ...guide({
      also: ['minimal header'],
      use: ['Above the checkout.'],
      avoid: ['For any other page: Header.'],
      do: ['Link back to the cart, where lines are changed.'],
      dont: ['Do not add a search or categories: they distract from ordering.'],
      keys: [
        { key: 'Tab', does: 'Moves from the shop’s name to the link to the cart.' },
        { key: 'Enter', does: 'Follows the link.' },
      ],
      parts: [
        { name: 'Name', is: 'Links to the start page.', at: 'a' },
        { name: 'Back', is: 'Links to the cart, where quantities are changed.', at: 'a:last-of-type' },
      ],
      content: ['The back link names its target.'],
      widths: 'The same at every width.',
      announces: 'The banner landmark with two links.',
      pairs: 'takes the window',
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof CheckoutHeader>

export default meta
type Story = StoryObj<typeof meta>

/** Two links: home and the cart. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual(['/', '/cart'])
    await expect(canvas.getByRole('link', { name: 'Shopping Cart' })).toBeVisible()
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skafferi, home' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Shopping Cart' })).toHaveFocus()
  },
}

/** Both fit beside each other on the narrowest phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    const [home, cart] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect())
    await expect(home!.right).toBeLessThan(cart!.left)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
