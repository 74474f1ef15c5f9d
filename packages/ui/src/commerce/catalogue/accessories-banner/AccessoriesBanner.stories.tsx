import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { storyBanners } from '../../../internal/stories/story-content'
import { themes } from '../../../internal/story-frames'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { AccessoriesBanner } from './AccessoriesBanner'

const own = storyBanners.showcase

const meta = {
  title: 'Commerce/Catalogue/AccessoriesBanner',
  component: AccessoriesBanner,
  args: { content: own, defaultHref: '/sign-in' },
  parameters: guide({
    also: ['promo', 'hero', 'accessories'],
    use: ['At the end of the landing page, to promote accessories for phones and games.'],
    avoid: ['For an offer on the home page: PromoBanner.'],
    do: ['Use product pictures with a transparent background.'],
    dont: ['Do not add a second button.'],
    keys: [{ key: 'Enter', does: 'Follows the link, which is the only tab stop.' }],
    parts: [
      { name: 'Heading', is: 'What is on sale.', at: 'h2' },
      { name: 'Link', is: 'One link to the products.', at: 'a' },
      { name: 'Pictures', is: 'Up to five decorative pictures without alternative text.', at: 'ul' },
    ],
    content: ['A heading of up to six words, one line of text, and a link of up to three words.'],
    widths: 'Text beside the pictures on wide screens; below 1024 px the pictures follow the text, two in a row.',
    announces: 'A heading, a link and a list of pictures.',
    pairs: 'not applicable',
  }),
  decorators: [withShopPaths],
} satisfies Meta<typeof AccessoriesBanner>

export default meta
type Story = StoryObj<typeof meta>

/** Text on black, five pictures in three columns, one link. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: own.title })).toBeVisible()
    await expect(canvas.getByText(own.text)).toBeVisible()
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(5)
    await expect(getComputedStyle(canvasElement.querySelector('[data-ink]')!).backgroundColor).toBe('rgb(0, 0, 0)')
    const tops = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(2)
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    const action = canvas.getByRole('link', { name: 'Shop Now' })
    await expect(action).toHaveFocus()
    await expect(action).toHaveAttribute('href', '/sign-in')
    await userEvent.keyboard('{Enter}')
  },
}

/** On a light background the text is dark. */
export const PaleBackground: Story = {
  args: { content: { ...own, background: '#f2e8d5' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-ink]')).toHaveAttribute('data-ink', 'dark')
  },
}

/** The tile of a picture that fails is empty. */
export const BrokenPictures: Story = {
  args: { content: { ...own, pictures: ['/missing.svg', ...own.pictures.slice(0, 4)] } },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('img')!.dispatchEvent(new Event('error'))
    const sources = () => [...canvasElement.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))
    await waitFor(() => expect(sources()).toEqual(own.pictures.slice(0, 4)))
    await expect(canvasElement.querySelectorAll('li')).toHaveLength(5)
  },
}

export const WithoutPictures: Story = { args: { content: { ...own, pictures: [] } } }

/** Two columns. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { content: { ...own, title: hostileText, text: 'x'.repeat(200) } },
  play: async ({ canvas, canvasElement }) => {
    const tops = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(3)
    await expect(canvasElement.querySelector('script, img[onerror]')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Themes: Story = { decorators: [themes] }
