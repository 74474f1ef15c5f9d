import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import type { ReorderDrafts } from '@skafferi/domain/shop/orders'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { failed, problemOf, ready } from '../../../internal/stories/story-load'
import { changedPreview, reorderView, storyPreview } from '../../../internal/stories/story-orders'
import { tabTo } from '../../../internal/stories/tab-to'
import { withToasts } from '../../../internal/stories/with-toasts'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { ReorderDialog } from './ReorderDialog'

const changed = reorderView(changedPreview)
const lineOf = (code: string) => changed.lines.find((line) => line.code === code)!
const unchangedLine = lineOf('as_before')

const meta = {
  title: 'Commerce/Orders/ReorderDialog',
  component: ReorderDialog,
  args: {
    displayId: changed.displayId,
    preview: ready(changed),
    arrival: null,
    adding: false,
    problem: null,
    onChange: fn(),
    onAdd: fn(async () => true),
    onClose: fn(),
  },
  decorators: [withShopPaths, withToasts],
  parameters: guide({
    also: ['order again', 'buy again'],
    use: ['To repeat an order, from its page or from the order history.'],
    avoid: ['A single product: use its card, or UsualArticles.'],
    do: ['Show lines that need attention first.', 'Keep the dialog open if the store refuses, and update the lines.'],
    dont: ['Don’t change the cart before Add is pressed.', 'Don’t correct a quantity: state the available one.'],
    keys: [
      { key: 'Tab', does: 'Moves from checkbox to quantity, line by line. The focus stays inside the dialog.' },
      { key: 'Space', does: 'Selects or deselects a line.' },
      { key: 'Escape', does: 'Closes the dialog without adding anything.' },
    ],
    parts: [
      { name: 'Title', is: 'The number of the order.', at: '[data-part=title]' },
      { name: 'Line', is: 'A product, its change since the order, and its quantity.', at: 'li' },
      { name: 'Add', is: 'Adds the selected lines.', at: 'dialog > div:last-of-type button' },
    ],
    content: ['State a change with both values.'],
    widths: '736 px wide, a sheet on phones.',
    announces: 'The number of lines to check is at the top. Each control names its product.',
    pairs: 'takes the window',
  }),
} satisfies Meta<typeof ReorderDialog>

export default meta
type Story = StoryObj<typeof meta>

const lineIn = (canvas: HTMLElement, title: string) =>
  within(
    [...canvas.querySelectorAll<HTMLElement>('[data-item]')].find(({ textContent }) => textContent?.includes(title))!,
  )

/** The dialog, after it has opened. */
async function opened(canvas: ReturnType<typeof within>) {
  const dialog = canvas.getByRole('dialog', { name: `Reorder ${changed.displayId}` })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

/** Each line shows what has changed; changed ones come first, and unavailable ones cannot be selected. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const dialog = await opened(canvas)
    await expect(dialog.getByText('Check 5 lines. Nothing has been added to the cart yet.')).toBeVisible()
    const lines = dialog.getAllByRole('listitem')
    await expect(lines).toHaveLength(changedPreview.lines.length)
    await expect(lines.at(-1)).toHaveTextContent('As before')
    await expect(dialog.getAllByText('Price changed')).toHaveLength(2)
    await expect(dialog.getByText(/^Reduced: 12 of 96 left$/)).toBeVisible()
    await expect(dialog.getByText('Sold out or no longer sold')).toBeVisible()
    await expect(dialog.getByText('Cannot be delivered to you')).toBeVisible()
    await expect(dialog.getByText('24 in the cart already')).toBeVisible()
    const gone = lineIn(canvasElement, lineOf('gone').title)
    await expect(gone.getByRole('checkbox')).toBeDisabled()
    await expect(gone.queryByRole('spinbutton')).toBeNull()
    await expect(gone.getByRole('link', { name: /^See similar/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/products\?q=/),
    )
    await expect(dialog.getByRole('button', { name: 'Add 4 lines' })).toBeEnabled()
    await expect(dialog.getByText(`${changed.goods} goods`)).toBeVisible()
    await expect(dialog.getByText(`was ${changed.goodsBefore}`)).toBeVisible()
  },
}

/** Nothing has changed. */
export const AsBefore: Story = {
  args: { preview: ready(reorderView(storyPreview)) },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas)
    await expect(dialog.getByText(/^Nothing has changed\. Nothing has been added to the cart yet\.$/)).toBeVisible()
  },
}

/** Stores the changes to lines, as the page does. */
function Live({ of = changedPreview, ...args }: Parameters<typeof ReorderDialog>[0] & { of?: typeof changedPreview }) {
  const [drafts, setDrafts] = useState<ReorderDrafts>({})
  return (
    <ReorderDialog
      {...args}
      preview={ready(reorderView(of, drafts))}
      onChange={({ itemId, ...draft }) => {
        args.onChange({ itemId, ...draft })
        setDrafts((all) => ({ ...all, [itemId]: { ...all[itemId], ...draft } }))
      }}
    />
  )
}

const raisins = {
  ...storyPreview.lines[0]!,
  ordered_quantity: 48,
  quantity: 48,
  inventory_quantity: 500,
  unit_price_before: 2.5,
  unit_price: 2.5,
  prices: [
    { currency_code: 'eur', amount: 2.5, min_quantity: 1 },
    { currency_code: 'eur', amount: 2.05, min_quantity: 50 },
  ],
}
const belowStep = { ...storyPreview, lines: [raisins] }

/** A larger quantity costs less: the hint takes it, and the total is that of the lower price. */
export const LargerQuantityCostsLess: Story = {
  ...behaviour,
  render: (args) => <Live {...args} of={belowStep} />,
  play: async ({ args, canvas }) => {
    const dialog = await opened(canvas)
    await expect(dialog.getByText('€120.00 goods')).toBeVisible()
    const take = dialog.getByRole('button', { name: /^Take 50 of / })
    await expect(take).toHaveAccessibleDescription('2 more and you pay €17.50 less')
    await userEvent.click(take)
    await expect(args.onChange).toHaveBeenLastCalledWith({ itemId: raisins.item_id, value: 50, note: null })
    await expect(dialog.getByRole('spinbutton')).toHaveValue('50')
    await expect(dialog.getByRole('spinbutton')).toHaveFocus()
    await expect(dialog.getByText('€102.50 goods')).toBeVisible()
  },
}

/** The hint of a larger quantity wraps. */
export const LargerQuantityCostsLessNarrow: Story = {
  args: { preview: ready(reorderView(belowStep)) },
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas)
    await expect(dialog.getByText('2 more and you pay €17.50 less')).toBeVisible()
  },
}

/** Lines can be deselected and quantities changed; the total is then an estimate. */
export const Chooses: Story = {
  ...behaviour,
  render: Live,
  play: async ({ args, canvas, canvasElement, step }) => {
    const dialog = await opened(canvas)
    const line = lineIn(canvasElement, unchangedLine.title)
    await step('a line is omitted', async () => {
      await userEvent.click(line.getByRole('checkbox'))
      await expect(dialog.getByRole('button', { name: 'Add 3 lines' })).toBeVisible()
      await expect(line.getByRole('spinbutton')).toBeDisabled()
      await userEvent.click(line.getByRole('checkbox'))
    })
    await step('with another quantity the total is an estimate', async () => {
      await userEvent.clear(line.getByRole('spinbutton'))
      await userEvent.type(line.getByRole('spinbutton'), '100')
      await expect(dialog.getByText(/^estimated/)).toBeVisible()
    })
    await step('the chosen lines are added, with a link to the cart', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Add 4 lines' }))
      await expect(args.onAdd).toHaveBeenCalledOnce()
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
      await expect(await canvas.findByText('4 lines added to the cart')).toBeInTheDocument()
      await expect(canvas.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart')
    })
  },
}

/** More than is left has an error at its field; nothing is corrected or added. */
export const TooMany: Story = {
  tags: ['reaches'],
  render: Live,
  play: async ({ args, canvas, canvasElement }) => {
    const dialog = await opened(canvas)
    const line = lineIn(canvasElement, lineOf('reduced').title)
    const field = line.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, '13')
    await expect(line.getByText('Only 12 can be added.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Add 4 lines' }))
    await expect(args.onAdd).not.toHaveBeenCalled()
    await expect(field).toHaveValue('13')
    await expect(field).toHaveFocus()
  },
}

/** An empty quantity has an error, and adds nothing. */
export const NoQuantity: Story = {
  ...behaviour,
  render: Live,
  play: async ({ args, canvas, canvasElement }) => {
    const line = lineIn(canvasElement, unchangedLine.title)
    await userEvent.clear(line.getByRole('spinbutton'))
    await userEvent.click(canvas.getByRole('button', { name: 'Add 4 lines' }))
    await expect(args.onAdd).not.toHaveBeenCalled()
    await expect(line.getByRole('status')).toHaveTextContent('Please select a valid quantity.')
    await expect(line.getByRole('spinbutton')).toHaveFocus()
  },
}

const nothing = Object.fromEntries(changedPreview.lines.map(({ item_id }) => [item_id, { chosen: false }]))

/** Nothing is selected: the button states the reason. */
export const NothingChosen: Story = {
  args: { preview: ready(reorderView(changedPreview, nothing)) },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas)
    await expect(dialog.getByText('Choose at least one line.')).toBeVisible()
  },
}

const gone = changedPreview.lines.map((line) => ({ ...line, code: 'gone' as const, quantity: 0, unit_price: null }))

/** Nothing is available any more. */
export const NothingLeft: Story = {
  args: { preview: ready(reorderView({ ...changedPreview, lines: gone })) },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas)
    await expect(dialog.getByText('None of these lines can be added any more.')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { preview: { status: 'loading' } },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas)
    await expect(dialog.getByText('Checking what has changed...')).toBeVisible()
    await expect(dialog.queryByRole('button', { name: /^Add/ })).toBeNull()
  },
}

const retry = fn()

export const Failed: Story = {
  args: { preview: failed(problemOf('load_reorder'), retry) },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas)
    await expect(dialog.getByText('Failed to check what has changed. Please try again.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Try Again' })).toBeVisible()
  },
}

/** An unknown order cannot be tried again. */
export const NotFound: Story = {
  args: { preview: failed(problemOf('load_reorder', 'order_not_found'), retry) },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas)
    await expect(dialog.getByText('Order not found')).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Try Again' })).toBeNull()
  },
}

/** While lines are added it cannot be closed. */
export const Adding: Story = {
  args: { adding: true },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas)
    await expect(dialog.getByRole('button', { name: /Adding\.\.\./ })).toHaveAttribute('aria-busy', 'true')
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled()
  },
}

/** The stock has changed since: the line has a message, the preview is current, and nothing was added. */
export const Refused: Story = {
  args: {
    problem: {
      ...problemOf('reorder', 'insufficient_inventory', 'x'),
      params: { title: lineOf('reduced').title, left: 12 },
    },
    onAdd: fn(async () => false),
  },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas)
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      `Not enough stock for ${lineOf('reduced').title}. 12 left. Nothing was added to the cart.`,
    )
    await expect(dialog.getByRole('button', { name: 'Add 4 lines' })).toBeEnabled()
  },
}

/** The shop did not respond: a message says that the result is unknown. */
export const NoResponse: Story = {
  args: { problem: problemOf('reorder') },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas)
    await expect(dialog.getByRole('alert')).toHaveTextContent(/^The shop did not respond/)
  },
}

/** A refused attempt keeps it open. */
export const StaysWhenRefused: Story = {
  ...behaviour,
  args: { onAdd: fn(async () => false) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add 4 lines' }))
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce())
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** From a checkbox to the button by keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  render: Live,
  play: async ({ args, canvas, canvasElement }) => {
    const line = lineIn(canvasElement, unchangedLine.title)
    await tabTo(line.getByRole('checkbox'))
    await userEvent.keyboard(' ')
    await tabTo(canvas.getByRole('button', { name: 'Add 3 lines' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}

const strained = {
  ...changed,
  lines: changed.lines.map((line, index) => ({
    ...line,
    title: index === 0 ? hostileText : 'x'.repeat(120),
    variant: 'y'.repeat(90),
  })),
  goods: '€9,007,199,254,740,991.00',
}

/** At 320 px nothing overflows the sheet. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { preview: ready(strained) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('script, img[onerror]')).toBeNull()
    const dialog = canvas.getByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }

/** The goods of the order have not arrived: adding them again is a second order. */
export const OnItsWay: Story = {
  args: {
    preview: ready(reorderView(storyPreview)),
    arrival: { kind: 'window', text: '3 – 7 Dec 2026', isLate: false },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'This order is not delivered yet (expected 3 – 7 Dec 2026). Adding it again orders the goods a second time.',
      ),
    ).toBeVisible()
  },
}

/** The promised days are over. */
export const Late: Story = {
  args: { ...OnItsWay.args, arrival: { kind: 'window', text: '6 – 10 Nov 2026', isLate: true } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^This order is not delivered yet \(late: was expected 6 – 10 Nov 2026\)\./),
    ).toBeVisible()
  },
}
