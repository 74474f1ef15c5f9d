import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { behaviour } from '../../internal/stories/behaviour'
import { guide } from '../../internal/stories/guide'
import { storedBanner, storyBanners } from '../../internal/stories/story-content'
import { narrow, themes } from '../../internal/story-frames'
import { PromoBanner } from './PromoBanner'

const meta = {
  title: 'Commerce/Catalogue/PromoBanner',
  component: PromoBanner,
  args: { banner: storyBanners.promo, href: '/products' },
  parameters: guide({
    also: ['hero', 'banner', 'campaign'],
    use: ['An offer an operator may change: the two banners of the home page, the strip of the landing page.'],
    avoid: ['News about an order or a form: use BannerMessage.', 'One product for sale: use ProductCard.'],
    do: ['Put `main` and `side` in one row, so that both stand on one ground line.', 'Use packs on a clear ground.'],
    dont: ['Show a price or a badge that nobody set.', 'Put a second button on it.'],
    keys: [{ key: 'Enter', does: 'Follows the button, the only stop.' }],
    parts: [
      { name: 'Words', is: 'The offer.', at: 'h2' },
      { name: 'Way in', is: 'One link.', at: 'a' },
      { name: 'Packs', is: 'Stand on the line.', at: 'img' },
      { name: 'Badge', is: 'How much less; yellow.', at: '[data-badge], section > span:last-child' },
    ],
    content: ['A heading of up to six words; the price with its currency.'],
    widths:
      'Words and packs side by side from 768 px on, under each other on phones; fewer packs where there is less room.',
    announces: 'A heading and a link; pictures have words of their own.',
    pairs: [
      {
        right: { banner: storyBanners.promo },
        wrong: {
          banner: {
            ...storyBanners.promo,
            title: 'MEGA SALE!!! Do not miss the lowest prices of the whole year, this week only',
          },
        },
        because: 'Six words and a price are an offer. Capitals are noise.',
      },
    ],
  }),
} satisfies Meta<typeof PromoBanner>

export default meta
type Story = StoryObj<typeof meta>

/** The button leads to the page's target unless the banner has one; packs are on the line and loaded first. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const action = canvas.getByRole('link', { name: 'Shop Now' })
    await expect(action).toHaveAttribute('href', '/products')
    const packs = [...canvasElement.querySelectorAll('img')]
    await expect(packs.map(({ loading, fetchPriority }) => [loading, fetchPriority])).toEqual(
      packs.map(() => ['eager', 'high']),
    )
    await expect(packs).not.toHaveLength(0)
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas, canvasElement }) => {
    const action = canvas.getByRole('link', { name: 'Shop Now' })
    await userEvent.tab()
    await expect(action).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('$12')).toBeVisible()
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(2)
  },
}

/** A badge is a better price, so it is yellow. */
export const Side: Story = {
  args: { banner: storyBanners.side, variant: 'side' },
  decorators: [(Story) => <div className="max-w-96">{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('15% off')).toBeVisible()
  },
}

export const Strip: Story = { args: { banner: storyBanners.strip, variant: 'strip', href: '/sign-in' } }

/** An operator's ground decides the ink on it. */
export const OperatorBackgrounds: Story = {
  render: (args) => (
    <div className="grid gap-3">
      <PromoBanner {...args} banner={storedBanner('banner_promo', storyBanners.promo).view} />
      <PromoBanner {...args} banner={{ ...storyBanners.promo, background: '#f5e9c8' }} />
      <PromoBanner {...args} banner={{ ...storyBanners.side, background: '#a02040' }} variant="side" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const inks = [...canvasElement.querySelectorAll('section')].map((section) => section.dataset.ink)
    await expect(inks).toEqual(['light', 'dark', 'light'])
  },
}

/** A picture that fails is replaced by the shop's own; without one there is only text. */
export const BrokenPictures: Story = {
  args: {
    banner: {
      ...storyBanners.promo,
      pictures: [
        { src: '/missing-1.svg', fallback: storyBanners.side.pictures[0]!.src },
        { src: '/missing-2.svg', fallback: null },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    for (const picture of canvasElement.querySelectorAll('img')) picture.dispatchEvent(new Event('error'))
    const shown = () => [...canvasElement.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))
    await waitFor(() => expect(shown()).toEqual([storyBanners.side.pictures[0]!.src]))
  },
}

export const LongHostileTextNarrow: Story = {
  args: {
    banner: {
      ...storyBanners.promo,
      title: `${hostileText} ${'x'.repeat(200)}`,
      subtitle: hostileText.repeat(4),
      badge: 'Twenty-nine per cent',
      action: { text: 'y'.repeat(60), href: null },
    },
  },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img[onerror]')).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Themes: Story = { decorators: [themes] }
