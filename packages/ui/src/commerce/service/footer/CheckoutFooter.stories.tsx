import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { withShopPaths } from '../shop-paths/story-paths'
import { CheckoutFooter } from './CheckoutFooter'

const meta = {
  title: 'Commerce/Checkout/CheckoutFooter',
  component: CheckoutFooter,
  decorators: [(Story) => <footer>{Story()}</footer>, withShopPaths],
  parameters: {
    ...guide({
      also: ['legal links'],
      use: ['Below the checkout.'],
      avoid: ['For any other page: Footer.'],
      do: ['Show how to get help before ordering.'],
      dont: ['Do not link to products.'],
      keys: [
        { key: 'Tab', does: 'Moves from the phone number to the e-mail and the legal links.' },
        { key: 'Enter', does: 'Calls the number, opens a new e-mail, or follows a link.' },
      ],
      parts: [
        { name: 'Support', is: 'How to contact the shop.', at: 'a[href^="tel:"], p' },
        { name: 'Legal', is: 'Terms, privacy, cookies.', at: 'a' },
      ],
      content: ['Phone, hours and e-mail; no other links away from the checkout.'],
      widths: 'One line on a desktop; on phones it scrolls.',
      announces: 'Links in the footer of the page.',
      pairs: 'takes the window',
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof CheckoutFooter>

export default meta
type Story = StoryObj<typeof meta>

/** Contact details and legal pages, without links to products. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Customer support' })).toBeVisible()
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual([
      'tel:+46313900600',
      'mailto:support@skafferi.example',
      '/privacy',
      '/terms',
      '/cookies',
    ])
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Call us: +46 31 390 06 00' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Write to us/ })).toHaveFocus()
  },
}

/** On the narrowest phone nothing is cut off. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
