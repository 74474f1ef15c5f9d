import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { storyTiles } from '../../../internal/stories/story-content'
import { narrow, themes } from '../../../internal/story-frames'
import { ArrivalTiles } from './ArrivalTiles'

const meta = {
  title: 'Commerce/Catalogue/ArrivalTiles',
  component: ArrivalTiles,
  args: { content: storyTiles, defaultHref: '/products' },
  parameters: guide({
    also: ['new in', 'teaser', 'tiles'],
    use: ['For four teasers about new products on the home page.'],
    avoid: ['For products with prices: ProductCard.'],
    do: ['Give each tile a different tint; tints are decorative.', 'Limit the text to one sentence.'],
    dont: ['Do not show a price.', 'Do not use more or fewer than four tiles: the grid has four places.'],
    keys: [{ key: 'Enter', does: 'Opens the target of the tile.' }],
    parts: [
      { name: 'Tile', is: 'The whole tile is a link.', at: 'li a' },
      { name: 'Text', is: 'What is new.', at: 'h3' },
      { name: 'Packs', is: 'Decorative pictures without alternative text.', at: 'img' },
    ],
    content: ['A title of one or two words, a line of text, and the same link text on every tile.'],
    widths:
      'One tall, one wide and two small tiles on a desktop; below 1024 px two in a row, with the first two across the full width.',
    announces: 'Four links, each with its title, text and action.',
    pairs: [
      {
        right: { content: storyTiles },
        wrong: { content: { ...storyTiles, items: storyTiles.items.slice(0, 3) } },
        because: 'The grid has four places. Three tiles leave a gap.',
      },
    ],
  }),
} satisfies Meta<typeof ArrivalTiles>

export default meta
type Story = StoryObj<typeof meta>

/** Each tile is one link to the product listing. */
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

/** Each title is a heading, and not inside inline content. */
export const Headings: Story = {
  play: async ({ canvas, canvasElement }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)
    await expect(titles).toEqual(storyTiles.items.map(({ title }) => title))
    await expect(canvasElement.querySelector(':is(span, p) :is(h3, p, div)')).toBeNull()
  },
}

/** A tile is a link, so that links in its text are words only. */
export const LinkInText: Story = {
  ...behaviour,
  args: {
    content: { ...storyTiles, items: [{ ...storyTiles.items[0]!, text: 'See [what is new](/about).', href: '/faq' }] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('See what is new.')).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/faq')
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
    content: {
      ...storyTiles,
      items: storyTiles.items.map((tile) => ({
        ...tile,
        title: `${tile.title} ${hostileText}`,
        text: 'x'.repeat(200),
      })),
    },
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
