import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { narrow } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { tabTo } from '../../../internal/stories/tab-to'
import { Link } from '../../actions/link'
import { Carousel } from './Carousel'

function items(count: number, title = 'Item') {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className="grid h-full place-items-center border border-line bg-surface px-4 py-10">
      <Link href={`/item/${index + 1}`} variant="quiet">{`${title} ${index + 1}`}</Link>
    </div>
  ))
}

const meta = {
  title: 'Components/Navigation/Carousel',
  component: Carousel,
  parameters: guide({
    also: ['slider', 'shelf', 'scroller'],
    use: [
      'A row of similar items that is a sample of more: best sellers, explore, banners.',
      'If the first few items are enough for most users and the rest may stay hidden.',
    ],
    avoid: [
      'The main content of the page: use a grid, which shows everything.',
      'Pictures of one product: use Gallery.',
      'Messages that must be seen: few users see the second item of a carousel.',
    ],
    do: [
      'Add a heading, with a link to the full list next to it.',
      'Put the most popular items first; do not sort by newest.',
    ],
    dont: ['Don’t scroll automatically.', 'Don’t nest carousels.'],
    keys: [
      { key: 'Tab', does: 'Moves to the row, through its items, then to the buttons.' },
      { key: 'Arrow Right', does: 'On the row: scrolls forward (back in right-to-left text).' },
      { key: 'Arrow Left', does: 'On the row: scrolls back (forward in right-to-left text).' },
      { key: 'Enter', does: 'On a button: scrolls by as many items as fit.' },
    ],
    parts: [
      { name: 'Row', is: 'Scrolls horizontally and snaps to the start of an item.', at: '[role=region]' },
      { name: 'Item', is: 'One of several similar items, all equally wide.', at: 'li' },
      { name: 'Previous and next', is: 'Scroll by one page of items; hidden if everything fits.', at: 'button' },
    ],
    content: ['Its label is the heading above it (“Best sellers”).'],
    widths:
      'As many items as fit, and part of the next one, to show that there are more. It can be swiped on touch screens. The buttons are below it or in the line of its heading, and hidden if everything fits.',
    announces: 'A region with the label of the row. At either end the button is announced as unavailable.',
    pairs: [
      {
        right: { children: items(10) },
        wrong: { children: items(2) },
        because: 'Two items do not need to scroll: a grid shows both.',
      },
    ],
  }),
  args: { label: 'Best sellers', children: items(10), itemWidth: 'card' },
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Scrolls to the end and back; the button of a reached end stays in place and keeps the focus. */
export const GoesAndComesBack: Story = {
  ...behaviour,
  play: async ({ canvas, step }) => {
    const row = canvas.getByRole('region', { name: 'Best sellers' })
    const previous = await canvas.findByRole('button', { name: 'Show previous' })
    const next = await canvas.findByRole('button', { name: 'Show next' })

    await step('it starts at the first item', async () => {
      await expect(previous).toHaveAttribute('aria-disabled', 'true')
      await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled'))
    })

    await step('a press scrolls forward', async () => {
      await userEvent.click(next)
      await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0))
      await waitFor(() => expect(previous).not.toHaveAttribute('aria-disabled'))
    })

    await step('and back', async () => {
      await userEvent.click(previous)
      await waitFor(() => expect(row.scrollLeft).toBe(0))
      await expect(previous).toHaveFocus()
    })
  },
}

/** The row is a tab stop, and its buttons are disabled at the ends. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { children: items(5), itemWidth: 'wide' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('region', { name: 'Best sellers' })
    const next = await canvas.findByRole('button', { name: 'Show next' })
    await userEvent.tab()
    await expect(row).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Item 1' })).toHaveFocus()
    await tabTo(next)
    // Focus scrolled every item into view, including the last.
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'))
    const passed = row.scrollLeft
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(row.scrollLeft).toBeLessThan(passed))
    await userEvent.keyboard(' ')
    await waitFor(() => expect(row.scrollLeft).toBe(0))
  },
}

/** The visible fraction of each item, from 0 to 1. */
function visibleFractions(row: HTMLElement): number[] {
  const { right } = row.getBoundingClientRect()
  return within(row)
    .getAllByRole('listitem')
    .map((item) => item.getBoundingClientRect())
    .map((box) => Math.min(1, Math.max(0, (right - box.left) / box.width)))
}

/** Asserts that one item is partly visible, which shows that there are more. */
async function expectOnePartlyVisible(row: HTMLElement) {
  await expect(visibleFractions(row).filter((part) => part > 0.05 && part < 0.95)).toHaveLength(1)
}

/** At every width the next item is partly visible. */
export const Tiles: Story = {
  args: { itemWidth: 'tile', children: items(12) },
  play: ({ canvas }) => expectOnePartlyVisible(canvas.getByRole('region')),
}

const inPage: Decorator = (Story) => <div className="px-gutter">{Story()}</div>

/** On a phone two cards and the edge of a third are visible. */
export const CardsPhone: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('region')
    await expect(visibleFractions(row).filter((part) => part === 1)).toHaveLength(2)
    await expectOnePartlyVisible(row)
  },
}

/** A card keeps its minimum width: on the narrowest phone the second one is partly visible. */
export const CardsNarrowest: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('region')
    await expect(within(row).getAllByRole('listitem')[0]!.getBoundingClientRect().width).toBe(156)
    await expect(visibleFractions(row).filter((part) => part === 1)).toHaveLength(1)
    await expectOnePartlyVisible(row)
  },
}

export const Wide: Story = { args: { itemWidth: 'wide', children: items(4) } }

/** A row without overflow has no buttons. */
export const AllInSight: Story = {
  args: { children: items(2) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
  },
}

export const Narrow: Story = {
  decorators: [narrow],
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    await expect(canvas.getByRole('region').clientWidth).toBeLessThanOrEqual(288)
  },
}

export const LongText: Story = { args: { children: items(6, 'x'.repeat(60)) }, decorators: [narrow] }

/** The row starts at the right. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const RightToLeftGoesLeft: Story = {
  ...RightToLeft,
  ...behaviour,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('region')
    const next = await canvas.findByRole('button', { name: 'Show next' })
    await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(next)
    await waitFor(() => expect(row.scrollLeft).toBeLessThan(0))
    const previous = await canvas.findByRole('button', { name: 'Show previous' })
    await waitFor(() => expect(previous).not.toHaveAttribute('aria-disabled'))
  },
}

export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
