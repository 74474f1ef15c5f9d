import { brand } from '@skafferi/brand'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inPage } from '../../internal/stories/in-page'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { ShopPathsProvider } from '../../commerce/shop-paths'
import { storyPaths, withShopPaths } from '../../commerce/shop-paths/story-paths'
import { FaqScreen } from './FaqScreen'

const meta = {
  title: 'Screens/FaqScreen',
  component: FaqScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage(), withShopPaths],
} satisfies Meta<typeof FaqScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Nine questions, in the order of the specification, and the way to ask a tenth. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(document.title).toBe(`FAQ · ${brand.name}`)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('FAQ Section')
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
      'Who can register for an account?',
      'How long does approval take?',
      'Can I buy without registering?',
      'Which payment methods do you accept?',
      'How do you ship?',
      'How can I track my order?',
      'What is your return policy?',
      'How do I contact support?',
      'Do you offer bulk discounts?',
      'Your question is not here?',
    ])
    await expect(canvas.getByText(new RegExp(brand.contact.email))).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us')
  },
}

/** Without a contact page nothing leads there. */
export const WithoutContactPage: Story = {
  decorators: [
    (Story) => (
      <ShopPathsProvider paths={{ ...storyPaths, contact: undefined }}>
        <Story />
      </ShopPathsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Contact Us' })).toBeNull()
  },
}

export const OnAPhone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
