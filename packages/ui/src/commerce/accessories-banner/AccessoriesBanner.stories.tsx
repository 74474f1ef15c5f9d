import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { behaviour } from '../../internal/stories/behaviour'
import { guide } from '../../internal/stories/guide'
import { settled, storedBanner, storyBanners, waiting } from '../../internal/stories/story-content'
import { themes } from '../../internal/story-frames'
import { AccessoriesBanner } from './AccessoriesBanner'

const own = storyBanners.accessories

const meta = {
  title: 'Commerce/Catalogue/AccessoriesBanner',
  component: AccessoriesBanner,
  args: { banner: settled(own), href: '/sign-in' },
  parameters: guide({
    also: ['promo', 'hero', 'accessories'],
    use: ['At the foot of the landing page, for shops that sell phones and games.'],
    avoid: ['An offer of the home page: use PromoBanner.'],
    do: ['Give each picture one of the shop’s own to fall back on.'],
    dont: ['Leave the place empty where the store has no banner: the default stands there.'],
    keys: [{ key: 'Enter', does: 'Follows the button, the only stop.' }],
    parts: [
      { name: 'Heading', is: 'What is sold here.', at: 'h2' },
      { name: 'Way in', is: 'One link to the goods.', at: 'a' },
      { name: 'Pictures', is: 'Five at most; decoration with words of their own.', at: 'ul' },
    ],
    content: ['A heading of up to six words, a line below it, a button of up to three.'],
    widths: 'Words beside the pictures on a desk; below that the pictures stand under the words, two in a row.',
    announces: 'A heading, a link and a list of pictures. While it loads a status says so.',
    pairs: 'leaves no choice',
  }),
} satisfies Meta<typeof AccessoriesBanner>

export default meta
type Story = StoryObj<typeof meta>

/** Words on black, five pictures in three columns, one way on. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: own.title })).toBeVisible()
    await expect(canvas.getByText(own.subtitle)).toBeVisible()
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

export const Loading: Story = {
  args: { banner: waiting(own) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading accessories...')
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}

/** The default content, with a line that explains why. */
export const Failed: Story = {
  args: { banner: settled(own, { code: 'no_answer' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: own.title })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Error loading content: Network error: No response from server',
    )
  },
}

export const Stored: Story = { args: { banner: storedBanner('banner_accessories', own) } }

/** On a light background the text is dark. */
export const PaleBackground: Story = {
  args: { banner: settled({ ...own, background: '#f2e8d5' }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-ink]')).toHaveAttribute('data-ink', 'dark')
  },
}

/** A picture that fails is replaced by the shop's own; if that fails too, its tile is empty. */
export const BrokenPictures: Story = {
  args: {
    banner: settled({
      ...own,
      pictures: own.pictures.map(({ src }, index) => ({
        src: `/missing-${index}.svg`,
        fallback: index < 4 ? src : null,
      })),
    }),
  },
  play: async ({ canvasElement }) => {
    for (const picture of canvasElement.querySelectorAll('img')) picture.dispatchEvent(new Event('error'))
    const shown = () => [...canvasElement.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))
    await waitFor(() => expect(shown()).toEqual(own.pictures.slice(0, 4).map(({ src }) => src)))
    await expect(canvasElement.querySelectorAll('li')).toHaveLength(5)
  },
}

export const WithoutPictures: Story = { args: { banner: settled({ ...own, pictures: [] }) } }

/** Two columns. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { banner: settled({ ...own, title: hostileText, subtitle: 'x'.repeat(200) }) },
  play: async ({ canvas, canvasElement }) => {
    const tops = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(3)
    await expect(canvasElement.querySelector('script, img[onerror]')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Themes: Story = { decorators: [themes] }
