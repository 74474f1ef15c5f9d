import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { storyBanners } from '../../../internal/stories/story-content'
import { narrow, themes } from '../../../internal/story-frames'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { PromoBanner } from './PromoBanner'

const meta = {
  title: 'Commerce/Catalogue/PromoBanner',
  component: PromoBanner,
  args: { content: storyBanners.main, defaultHref: '/products' },
  parameters: guide({
    also: ['hero', 'banner', 'campaign'],
    use: ['An offer that the operator can edit: the two banners of the home page, the strip of the landing page.'],
    avoid: ['A message about an order or a form: use BannerMessage.', 'One product for sale: use ProductCard.'],
    do: [
      'Put `main` and `side` in one row, so that their lines are aligned.',
      'Use product pictures with a transparent background.',
    ],
    dont: ['Don’t show a price or a badge that the operator did not set.', 'Don’t add a second button.'],
    keys: [{ key: 'Enter', does: 'Follows the button, which is the only focusable element.' }],
    parts: [
      { name: 'Heading', is: 'The offer.', at: 'h2' },
      { name: 'Button', is: 'A link to the offer.', at: 'a' },
      { name: 'Pictures', is: 'Product pictures, aligned to the line.', at: 'img' },
      { name: 'Badge', is: 'The discount, in yellow.', at: '[data-badge], section > span:last-child' },
    ],
    content: ['A heading of at most six words, and a price with its currency.'],
    widths:
      'Text and pictures are side by side from 768 px, and below each other on phones. Narrow banners show fewer pictures.',
    announces: 'A heading and a link.',
    pairs: [
      {
        right: { content: storyBanners.main },
        wrong: {
          content: {
            ...storyBanners.main,
            title: 'MEGA SALE!!! Do not miss the lowest prices of the whole year, this week only',
          },
        },
        because: 'Six words and a price are enough. Capital letters are hard to read.',
      },
    ],
  }),
  decorators: [withShopPaths],
} satisfies Meta<typeof PromoBanner>

export default meta
type Story = StoryObj<typeof meta>

/** The button has the default target unless the banner has one; pictures are loaded eagerly. */
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
  args: { content: storyBanners.side, variant: 'side' },
  decorators: [(Story) => <div className="max-w-96">{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('15% off')).toBeVisible()
  },
}

export const Strip: Story = { args: { content: storyBanners.strip, variant: 'strip', defaultHref: '/sign-in' } }

/** The text colour depends on the operator's background. */
export const OperatorBackgrounds: Story = {
  render: (args) => (
    <div className="grid gap-3">
      <PromoBanner {...args} content={{ ...storyBanners.main, background: '#082b37' }} />
      <PromoBanner {...args} content={{ ...storyBanners.main, background: '#f5e9c8' }} />
      <PromoBanner {...args} content={{ ...storyBanners.side, background: '#a02040' }} variant="side" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const inks = [...canvasElement.querySelectorAll('section')].map((section) => section.dataset.ink)
    await expect(inks).toEqual(['light', 'dark', 'light'])
  },
}

/** Links have the colour of the text on every background. */
export const LinkInText: Story = {
  ...behaviour,
  render: (args) => {
    const content = { ...storyBanners.main, text: 'See [what is new](/about).' }
    return (
      <div className="grid gap-3">
        <PromoBanner {...args} content={{ ...content, background: null }} />
        <PromoBanner {...args} content={{ ...content, background: '#f5e9c8' }} />
      </div>
    )
  },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link', { name: 'what is new' })) {
      await expect(getComputedStyle(link).color).toBe(getComputedStyle(link.closest('p')!).color)
    }
  },
}

/** A picture that fails is not shown. */
export const BrokenPictures: Story = {
  args: {
    content: { ...storyBanners.main, pictures: ['/missing-1.svg', storyBanners.side.pictures[0]!] },
  },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('img')!.dispatchEvent(new Event('error'))
    const shown = () => [...canvasElement.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))
    await waitFor(() => expect(shown()).toEqual(storyBanners.side.pictures))
  },
}

export const LongHostileTextNarrow: Story = {
  args: {
    content: {
      ...storyBanners.main,
      title: `${hostileText} ${'x'.repeat(200)}`,
      text: hostileText.repeat(4),
      badge: 'Twenty-nine per cent',
      button: { text: 'y'.repeat(60), href: null },
    },
  },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img[onerror]')).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** Without pictures there is no line for them to stand on. */
export const NoPictures: Story = {
  args: { content: { ...storyBanners.main, pictures: [] } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('heading').closest('section')!.querySelector(':scope > span')!
    await expect(getComputedStyle(line).borderTopWidth).toBe('0px')
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Themes: Story = { decorators: [themes] }
