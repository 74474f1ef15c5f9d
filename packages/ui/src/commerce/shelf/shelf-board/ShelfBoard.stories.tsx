import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { shelfViewOf, suggestedShelf } from '../../../internal/stories/story-shelf'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { BoardSkeleton } from './BoardSkeleton'
import { ShelfBoard } from './ShelfBoard'

const { board } = shelfViewOf()

const meta = {
  title: 'Commerce/Shelf/ShelfBoard',
  component: ShelfBoard,
  args: { label: 'Your shelf', places: board, onFill: fn(), onUndo: fn() },
  parameters: guide({
    also: ['planogram', 'reorder', 'standing order', 'fill up again'],
    use: ['The articles that a company orders repeatedly, at most 24.'],
    avoid: ['Products to discover: use ProductShelf.', 'More than 24 articles: use ShelfList.'],
    do: ['Show all packs at one scale.', 'Show gaps where pieces are probably missing.'],
    dont: ['Don’t sort it while the buyer fills places: a place keeps its position.'],
    keys: [
      { key: 'Tab', does: 'Moves between articles and buttons.' },
      { key: 'Arrow keys', does: 'Move to the next place in this direction.' },
      { key: 'F', does: 'Fills the place.' },
      { key: 'Z', does: 'Takes the last change back.' },
    ],
    parts: [
      { name: 'Place', is: 'A ShelfSlot; gaps are dashed.', at: 'li' },
      { name: 'Shelf', is: 'One line for each row, unbroken across places and free room.', at: 'ul' },
    ],
    content: ['Its accessible name is the heading above it.'],
    widths: 'Eight places in a row, four below 1024 px. On phones one scrolling row, gaps first.',
    announces: 'A list with a name and its keys.',
    pairs: 'not applicable',
  }),
  decorators: [withShopPaths],
} satisfies Meta<typeof ShelfBoard>

export default meta
type Story = StoryObj<typeof meta>

const fillButton = (canvas: ReturnType<typeof within>, title: string) =>
  canvas.getByRole('button', { name: new RegExp(`^Fill ${title} with`) })

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Your shelf' })
    const places = within(list).getAllByRole('listitem')
    await expect(places).toHaveLength(24)
    const tops = new Set(places.map((place) => place.getBoundingClientRect().top))
    await expect(tops.size).toBe(3)
  },
}

export const Fills: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(fillButton(canvas, 'Sältan Salt Liquorice Fish'))
    await expect(args.onFill).toHaveBeenCalledWith({ variantId: board[0]!.variantId, pieces: 72 })
  },
}

/** Free room continues the shelf. */
export const SixArticles: Story = {
  args: { places: board.slice(0, 6) },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const Suggested: Story = {
  args: { places: shelfViewOf(suggestedShelf).board },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    fillButton(canvas, 'Sältan Salt Liquorice Fish').focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('link', { name: 'Sältan Butter Toffee' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
    await expect(fillButton(canvas, 'Tjärn Cool Mint pouches')).toHaveFocus()
    await userEvent.keyboard('f')
    await expect(args.onFill).toHaveBeenCalledWith({ variantId: board[8]!.variantId, pieces: 100 })
    await userEvent.keyboard('z')
    await expect(args.onUndo).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Control>}f{/Control}')
    await expect(args.onFill).toHaveBeenCalledOnce()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** In a right-to-left page the left arrow moves forward. */
export const RightToLeftKeyboard: Story = {
  ...behaviour,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    fillButton(canvas, 'Sältan Salt Liquorice Fish').focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('link', { name: 'Sältan Butter Toffee' })).toHaveFocus()
  },
}

/** Before the shelf is known, its places and its bar have their size. */
export const Loading: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <BoardSkeleton label="Loading your shelf..." />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your shelf...')
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

/** The places of a full board in a window of 1280 px: three rows of 215 px. */
export const LoadingSize: Story = {
  ...behaviour,
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <BoardSkeleton label="Loading your shelf..." />,
  play: async ({ canvasElement }) => {
    const places = canvasElement.querySelector('.grid-cols-4')!
    await expect(places.getBoundingClientRect().height).toBe(3 * 215)
  },
}

/** On phones it is one scrolling row that begins with the gaps; the page does not scroll sideways. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Your shelf' })
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    const lefts = within(list)
      .getAllByRole('listitem')
      .map((place) => place.getBoundingClientRect().left)
    const gap = lefts[board.findLastIndex(({ status }) => status === 'gap')]!
    await expect(gap).toBeLessThan(lefts[1]!)
  },
}

export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
