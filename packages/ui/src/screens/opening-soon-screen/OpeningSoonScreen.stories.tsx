import { brand } from '@skafferi/brand'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { BrandProvider, type Brand } from '../../components/content/brand'
import { withShopPaths } from '../../commerce/service/shop-paths/story-paths'
import { behaviour } from '../../internal/stories/behaviour'
import { inPage } from '../../internal/stories/in-page'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { tabTo } from '../../internal/stories/tab-to'
import { OpeningSoonScreen } from './OpeningSoonScreen'

const noContact = { phone: null, hours: null, email: null, address: [] }

/** Decorator that changes the shop of the story. */
const ofShop =
  (changes: Partial<Brand>): Decorator =>
  (Story) => (
    <BrandProvider brand={{ ...brand, ...changes }}>
      <Story />
    </BrandProvider>
  )

const meta = {
  title: 'Screens/Visitors/OpeningSoonScreen',
  component: OpeningSoonScreen,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  decorators: [inPage({ width: 'full' }), withShopPaths],
} satisfies Meta<typeof OpeningSoonScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(document.title).toBe('Opening soon · Skafferi')
    await expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Opening soon')
    await expect(canvas.getByRole('img', { name: 'Skafferi' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: brand.contact.email! })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in')
  },
}

/** A shop without a logo shows its name. */
export const WithoutLogo: Story = {
  decorators: [ofShop({ name: 'Lakritsverket', logo: null })],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lakritsverket')).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvas.getByText('Lakritsverket is not open yet.')).toBeVisible()
  },
}

/** A shop that was open before does not say that it opens soon. */
export const OpenBefore: Story = {
  args: { wasOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Closed at the moment')
    await expect(canvas.queryByText(/not open yet/)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
  },
}

/** Contact details that are not set are not shown. */
export const WithoutContact: Story = {
  decorators: [ofShop({ contact: noContact })],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Questions?')).toBeNull()
    const links = within(canvas.getByRole('main')).getAllByRole('link')
    await expect(links.map(({ textContent }) => textContent)).toEqual(['Sign in', 'Privacy'])
  },
}

export const EmailOnly: Story = {
  decorators: [ofShop({ contact: { ...noContact, email: 'order@lakritsverket.example' } })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'order@lakritsverket.example' })).toHaveAttribute(
      'href',
      'mailto:order@lakritsverket.example',
    )
  },
}

/** Long and hostile texts stay inside the page. */
export const HostileText: Story = {
  ...onAPhone,
  decorators: [ofShop({ name: `<b onclick="alert(1)">${'Lakritsverket'.repeat(4)}`, logo: null })],
}

/** The way of a customer into the closed shop. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    await tabTo(canvas.getByRole('link', { name: 'Sign in' }))
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('link', { name: brand.contact.phone! })).toHaveFocus()
  },
}

export const Phone: Story = { ...onAPhone }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
