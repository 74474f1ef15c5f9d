import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { behaviour } from '../../internal/stories/behaviour'
import { guide } from '../../internal/stories/guide'
import { inStates } from '../../internal/stories/in-states'
import { StatesMatrix } from '../../internal/stories/states-matrix'
import { storyTiles } from '../../internal/stories/story-content'
import { narrow, themes } from '../../internal/story-frames'
import { withShopPaths } from '../shop-paths/story-paths'
import { ArrivalTiles } from './ArrivalTiles'

const meta = {
  title: 'Commerce/Catalogue/ArrivalTiles',
  component: ArrivalTiles,
  args: { tiles: storyTiles },
  // A tile is one link with a heading in it; the page puts an h2 above.
  decorators: [
    (Story) => (
      <>
        <h2 className="mb-4">New Arrival</h2>
        <Story />
      </>
    ),
    withShopPaths,
  ],
  parameters: guide({
    also: ['new in', 'teaser', 'tiles'],
    use: ['Four stories about what is new, on the home page.'],
    avoid: ['Products for sale: use ProductCard.'],
    do: ['Give each tile another tint; a tint says nothing.', 'Keep the text to one sentence.'],
    dont: ['Show a price here.', 'Use other than four tiles: the grid is made for them.'],
    keys: [{ key: 'Enter', does: 'Opens the products.' }],
    parts: [
      { name: 'Tile', is: 'All of it can be pressed.', at: 'li a' },
      { name: 'Words', is: 'What is new.', at: 'h3' },
      { name: 'Packs', is: 'Decoration: their words are the tile’s.', at: 'img' },
    ],
    content: ['A title of one or two words and a line below it; the same action on each.'],
    widths:
      'One large and three smaller tiles beside each other on a desk; two in a row below that, and the large one takes a row alone.',
    announces: 'Four links, each with its title, its text and its action.',
    pairs: [
      {
        right: { tiles: storyTiles },
        wrong: { tiles: storyTiles.slice(0, 3) },
        because: 'The grid is made for four. Three leave a hole in it.',
      },
    ],
  }),
} satisfies Meta<typeof ArrivalTiles>

export default meta
type Story = StoryObj<typeof meta>

/** Each tile is one link, and all lead to the products. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(links.map(() => '/products'))
    await expect(links).toHaveLength(4)
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await userEvent.tab()
    await expect(links[0]).toHaveFocus()
    await userEvent.keyboard('{Enter}')
  },
}

/** Its title is a heading, and a heading is no part of a line of text. */
export const Headings: Story = {
  play: async ({ canvas, canvasElement }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)
    await expect(titles).toEqual(storyTiles.map(({ title }) => title))
    await expect(canvasElement.querySelector(':is(span, p) :is(h3, p, div)')).toBeNull()
  },
}

/** On a phone the packs are below the texts, as large as the tile allows. */
export const Phone: Story = {
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas }) => {
    for (const tile of canvas.getAllByRole('link')) {
      const { left, right } = tile.getBoundingClientRect()
      for (const pack of tile.querySelectorAll('img')) {
        const box = pack.getBoundingClientRect()
        await expect(box.left).toBeGreaterThan(left)
        await expect(box.right).toBeLessThan(right)
        await expect(box.height).toBeCloseTo(box.width, 0)
      }
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const LongHostileTextNarrow: Story = {
  args: {
    tiles: storyTiles.map((tile) => ({ ...tile, title: `${tile.title} ${hostileText}`, text: 'x'.repeat(200) })),
  },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img[onerror]')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const States: Story = {
  render: (args) => <StatesMatrix part={ArrivalTiles} args={args} cell={34} />,
}

export const Themes: Story = { ...inStates, decorators: [themes] }
