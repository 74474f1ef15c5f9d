import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { filledDraft, shelfViewOf, storyPlace, storyShelf, suggestedShelf } from '../../../internal/stories/story-shelf'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { FillBar } from './FillBar'

const filled = shelfViewOf(storyShelf, filledDraft(storyShelf, 'SAL-0120', 'BJO-0150'))

const meta = {
  title: 'Commerce/Shelf/FillBar',
  component: FillBar,
  args: { view: shelfViewOf(), adding: false, onFillAll: fn(), onUndo: fn(), onAdd: fn() },
  parameters: {
    chromatic: { disableSnapshot: true },
    ...guide({
      also: ['order bar', 'draft bar'],
      use: ['Below a ShelfBoard, at the bottom of the window while the board is visible.'],
      avoid: ['Below the order list of the products: QuickOrder has its own.'],
      do: ['Show the sum before anything is pressed.'],
      dont: ['Don’t put a second filled button on the page.'],
      keys: [{ key: 'Tab', does: 'Moves between its buttons.' }],
      parts: [
        { name: 'Sum', is: 'Gaps or filled lines, their pieces, price and saving.', at: 'p' },
        { name: 'Action', is: 'Fill all, then Add.', at: 'button' },
      ],
      content: ['“Saved” compares with the price of single pieces.'],
      widths: 'One line, from Fill all to Add; on phones they are at the two ends of a line of their own.',
      announces: 'A region with a name.',
      pairs: 'not applicable',
    }),
  },
  decorators: [withShopPaths],
} satisfies Meta<typeof FillBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const { places, total } = shelfViewOf().gaps
    await expect(canvas.getByText(`${places} gaps`)).toBeVisible()
    await expect(canvas.getByText(total)).toBeVisible()
    await expect(canvas.getByRole('button', { name: `Fill all ${places}` })).toBeVisible()
  },
}

export const Filled: Story = {
  args: { view: filled },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 lines filled, not in the cart yet')).toBeVisible()
  },
}

export const Presses: Story = {
  ...behaviour,
  args: { view: filled },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Fill the other ${filled.rest.places}` }))
    await expect(args.onFillAll).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(args.onUndo).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Add 2 lines' }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}

export const Adding: Story = {
  args: { view: filled, adding: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Adding/ })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled()
  },
}

export const PressWhileAdding: Story = {
  ...behaviour,
  args: Adding.args,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Adding/ }))
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}

export const Suggested: Story = {
  args: { view: shelfViewOf(suggestedShelf) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8 articles')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Start with this shelf' })).toBeVisible()
  },
}

/** A company that has ordered too little for an estimate: no bar, its articles are added one by one. */
export const NotEstimated: Story = {
  args: {
    view: shelfViewOf({
      ...storyShelf,
      places: ['SAL-0120', 'BJO-0150'].map((sku) => storyPlace([sku, 72, null])),
    }),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

const fullPlaces = storyShelf.places.filter(({ state }) => state === 'full')

/** Nothing to fill: no bar. */
export const NoGaps: Story = {
  args: { view: shelfViewOf({ ...storyShelf, places: fullPlaces }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

/** What was filled is in the cart. */
export const InCart: Story = {
  args: {
    view: shelfViewOf({ ...storyShelf, places: storyShelf.places.filter(({ state }) => state === 'in_cart') }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 item in the cart')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View Cart' })).toBeVisible()
  },
}

/** The report above the bar has the link. */
export const Reported: Story = {
  args: { view: shelfViewOf(), isReported: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Fill all/ })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'View Cart' })).toBeNull()
  },
}

/** After Fill all, nothing that can be pressed is in its place, and the focus is on the sum. */
const doublePress: Story = {
  ...behaviour,
  render: function FillingAll(args) {
    const gaps = shelfViewOf().places.filter(({ status }) => status === 'gap')
    const [isFilled, setFilled] = useState(false)
    const draft = isFilled ? filledDraft(storyShelf, ...gaps.map(({ sku }) => sku!)) : undefined
    return <FillBar {...args} view={shelfViewOf(storyShelf, draft)} onFillAll={() => setFilled(true)} />
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /^Fill all/ })
    const { left, right } = button.getBoundingClientRect()
    await userEvent.click(button)
    await expect(canvas.getByText(/lines filled/).parentElement).toHaveFocus()
    for (const other of canvas.getAllByRole('button')) {
      const place = other.getBoundingClientRect()
      await expect(place.left >= right || place.right <= left).toBe(true)
    }
    await userEvent.keyboard('{Enter}')
    await expect(args.onAdd).not.toHaveBeenCalled()
    await expect(args.onUndo).not.toHaveBeenCalled()
  },
}
export const DoublePress: Story = { ...doublePress }
export const DoublePressOnPhone: Story = { ...doublePress, globals: { viewport: { value: 'mobile1' } } }

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { view: filled },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}

/** On phones the saving is beside Fill all, so that the bar has two lines. */
export const SavingOnPhone: Story = {
  ...behaviour,
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    const saving = canvas.getByText(/saved$/).getBoundingClientRect()
    const fill = canvas.getByRole('button', { name: /^Fill all/ }).getBoundingClientRect()
    await expect(saving.top).toBeGreaterThan(fill.top)
    await expect(saving.bottom).toBeLessThan(fill.bottom)
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { view: filled },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

/** Undo is beside the sum, so that the bar is not higher than what `clear-of-bar` keeps free. */
export const FilledOnPhone: Story = {
  ...behaviour,
  args: { view: filled },
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region').offsetHeight).toBeLessThanOrEqual(112)
    const undo = canvas.getByRole('button', { name: 'Undo' }).getBoundingClientRect()
    await expect(undo.top).toBeLessThan(canvas.getByText('excl. VAT').getBoundingClientRect().top)
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
