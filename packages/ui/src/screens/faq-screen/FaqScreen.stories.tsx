import { brand } from '@skafferi/brand'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { behaviour } from '../../internal/stories/behaviour'
import { inPage } from '../../internal/stories/in-page'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { emptyPage, failedPage, loadingPage, storyPage, storyPageWith } from '../../internal/stories/story-content'
import { ShopPathsProvider } from '../../commerce/service/shop-paths'
import { storyPaths, withShopPaths } from '../../commerce/service/shop-paths/story-paths'
import { FaqScreen } from './FaqScreen'

const longPage = storyPageWith('faq', `${hostileText} ${'x'.repeat(200)}`)

const meta = {
  title: 'Screens/Service/FaqScreen',
  component: FaqScreen,
  args: storyPage('faq'),
  parameters: { layout: 'fullscreen' },
  decorators: [inPage(), withShopPaths],
} satisfies Meta<typeof FaqScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The answers have the facts of the specification and the contact details of the brand. */
const answers = [
  /^Businesses: retailers, wholesalers, manufacturers and e-commerce companies/,
  /^Typically 1 to 4 business days\. An administrator reads every application/,
  /^No\. Only approved, registered customers can see prices and place orders\./,
  // DECISIONS 12b: the shop's own terms apply first.
  /^Orders are placed on your account’s invoice terms\. On request: buy now, pay later for customers in the EU, .*\(Visa, Mastercard, American Express\), or wire transfer\.$/,
  /^With DHL, UPS or another courier, depending on weight and packaging\. Checkout shows the delivery that applies to your address\.$/,
  /^Once it has shipped you get an e-mail with a tracking link\./,
  new RegExp(`^Returns are accepted under specific conditions\\. ${brand.returns}$`),
  /Discounts for larger volumes are arranged through support\.$/,
]

/** Nine questions, in the order of the specification, and a link to the contact page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(document.title).toBe(`FAQ · ${brand.name}`)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('FAQ Section')
    // The page itself promises nothing that only the seller can know.
    await expect(canvas.getByText('Send us a message.')).toBeVisible()
    await expect(canvas.queryByText(/We answer|shops ask us/)).toBeNull()
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
      'Becoming a customer',
      'Paying, delivery and tracking',
      'Returns, help and bulk',
      'Didn’t find your question?',
    ])
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Who can register for an account?',
      'How long does approval take?',
      'Can I buy without registering?',
      'Which payment methods do you accept?',
      'How do you ship?',
      'How can I track my order?',
      'What is your return policy?',
      'How do I contact support?',
      'Do you offer bulk discounts?',
    ])
    for (const answer of answers) await expect(canvas.getByText(answer)).toBeVisible()
    await expect(canvas.getByText(new RegExp(brand.contact.email))).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us')
  },
}

/** Without a contact page there is no link to it. */
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

/** A shop without questions says so once, with a link to the contact page. */
export const NoBlocks: Story = {
  ...behaviour,
  args: emptyPage,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
      'No questions are answered here yet',
    ])
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us')
  },
}

export const Loading: Story = {
  ...behaviour,
  args: loadingPage,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...')
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull()
  },
}

export const Failed: Story = {
  ...behaviour,
  args: failedPage({ code: 'unknown' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Error loading content: Failed to fetch banner')
  },
}

export const LongHostileText: Story = {
  ...behaviour,
  globals: onAPhone.globals,
  // One group, because groups have unique names.
  args: { ...longPage, blocks: longPage.blocks.slice(0, 1) },
  play: async (context) => {
    await expect(context.canvasElement.querySelector('script, img[onerror]')).toBeNull()
    await onAPhone.play()
  },
}

export const Phone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
