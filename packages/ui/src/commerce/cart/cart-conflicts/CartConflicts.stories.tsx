import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { changedCartOf, conflictsOf, storyCarts } from '../../../internal/stories/story-cart'
import { narrow } from '../../../internal/story-frames'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { CartConflicts } from './CartConflicts'

const conflicts = conflictsOf(storyCarts.bulk)
const [short, soldOut, higherPrice, lowerPrice, refused] = conflicts

const meta = {
  title: 'Commerce/Cart/CartConflicts',
  component: CartConflicts,
  args: {
    conflicts,
    actions: { onQuantityChange: fn(), onRemove: fn() },
    onDismiss: fn(),
  },
  decorators: [withShopPaths],
  parameters: guide({
    also: ['price changed', 'stock changed', 'cart changed'],
    use: [
      'Above the cart, if stock or prices have changed since the page was loaded.',
      'Above the checkout, if the store refused the order because of changes, with the fixes for its lines.',
    ],
    avoid: ['For a change that was just refused: Toast.', 'For a line that is being saved: the line is marked busy.'],
    do: ['Compare the displayed cart with the stored one.', 'Remove a conflict from the list once it is resolved.'],
    dont: ['Do not change a quantity for the buyer.', 'Do not hide a price increase.'],
    keys: [
      { key: 'Tab', does: 'moves from action to action' },
      { key: 'Enter, Space', does: 'takes the remaining stock, removes the line, or shows all conflicts' },
    ],
    parts: [
      { name: 'Heading', is: 'The number of changed lines.', at: 'h2' },
      { name: 'Conflict', is: 'The change and its actions.', at: 'li' },
    ],
    content: [
      'Show the old and the new value: “€2.72 instead of €2.60”.',
      'Each action says what it does to the line.',
    ],
    widths: 'Actions are at the end of a row, and below it on phones.',
    announces:
      'The section has the name of its heading. It gets the focus when an order was refused because of a change.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof CartConflicts>

export default meta
type Story = StoryObj<typeof meta>

/** Each line shows its change and the matching actions. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    const region = within(canvas.getByRole('region', { name: '5 lines have changed' }))
    const items = region.getAllByRole('listitem')
    await step('the changes', async () => {
      await expect(items[0]).toHaveTextContent('12 left in stock, 100 in the cart.')
      await expect(items[1]).toHaveTextContent('Out of stock. 50 in the cart.')
      await expect(items[2]).toHaveTextContent('Now €1.62 each, €1.48 before.')
      await expect(items[3]).toHaveTextContent('€3.60 each now, €3.85 before.')
      await expect(items[4]).toHaveTextContent('cannot be delivered to Germany')
    })
  },
}

export const Actions: Story = {
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    const region = within(canvas.getByRole('region', { name: '5 lines have changed' }))
    const items = region.getAllByRole('listitem')
    await step('a shortage is resolved with the remaining pieces', async () => {
      await userEvent.click(region.getByRole('button', { name: `Change to 12: ${short!.title}` }))
      await expect(args.actions!.onQuantityChange).toHaveBeenLastCalledWith({ lineId: short!.lineId, quantity: 12 })
    })
    await step('an unavailable line is removed', async () => {
      await userEvent.click(region.getByRole('button', { name: `Remove ${soldOut!.title}` }))
      await expect(args.actions!.onRemove).toHaveBeenLastCalledWith({ lineId: soldOut!.lineId })
    })
    await step('a price needs no action', async () => {
      await expect(within(items[2]!).queryByRole('button')).toBeNull()
    })
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.actions!.onQuantityChange).toHaveBeenLastCalledWith({ lineId: short!.lineId, quantity: 12 })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.actions!.onRemove).toHaveBeenLastCalledWith({ lineId: soldOut!.lineId })
  },
}

/** If lines cannot be changed on the page, there is a link to the cart. */
export const WithoutFixes: Story = {
  args: { actions: undefined, onDismiss: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Change the cart' })).toHaveAttribute('href', '/cart')
  },
}

const colleague = changedCartOf(storyCarts)

/** A colleague changed the cart before the order: who, old and new totals, and each line. */
export const ChangedByColleague: Story = {
  args: { ...colleague, onDismiss: undefined },
  play: async ({ canvas, step }) => {
    const region = within(canvas.getByRole('region', { name: 'The cart has changed since you opened this page' }))
    await step('the author, and that nothing was ordered', async () => {
      await expect(region.getByText(/^Erik has changed it\. Nothing has been ordered\./)).toBeVisible()
    })
    await step('both totals', async () => {
      const total = region.getByText('Total').closest('div')
      await expect(total).toHaveTextContent(/^Total€[\d,.]+→€[\d,.]+$/)
    })
    await step('each line', async () => {
      const items = region.getAllByRole('listitem')
      await expect(items.map((item) => item.textContent)).toEqual([
        expect.stringContaining('Quantity changed elsewhere: 240 → 90'),
        expect.stringContaining('Added elsewhere: 44'),
      ])
    })
  },
}

export const ChangedByColleagueIsUndone: Story = {
  ...ChangedByColleague,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const [line, added] = colleague.conflicts
    await userEvent.click(canvas.getByRole('button', { name: `Set ${line!.title} back to 240` }))
    await expect(args.actions!.onQuantityChange).toHaveBeenLastCalledWith({ lineId: line!.lineId, quantity: 240 })
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${added!.title}` }))
    await expect(args.actions!.onRemove).toHaveBeenLastCalledWith({ lineId: added!.lineId })
  },
}

/** The buyer removed a line in another tab. */
export const ChangedByYou: Story = {
  args: {
    conflicts: [{ ...soldOut!, kind: 'removed', by: null }],
    change: { ...colleague.change!, by: { name: 'Anna', isYou: true } },
    actions: undefined,
    onDismiss: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You have changed it in another tab or on another device\./)).toBeVisible()
    await expect(canvas.getByText('Removed elsewhere: 50')).toBeVisible()
  },
}

/** Lines were removed while the cart was displayed: by a colleague, and by the buyer in another tab. */
export const Removed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    conflicts: [
      { ...soldOut!, kind: 'removed', by: { name: 'Björn', isYou: false } },
      { ...short!, kind: 'removed', by: { name: 'Anna', isYou: true } },
    ],
  },
  play: async ({ canvas }) => {
    const [colleagues, own] = canvas.getAllByRole('listitem')
    await expect(colleagues).toHaveTextContent(`${soldOut!.title}Removed by Björn: 50`)
    await expect(own).toHaveTextContent(`${short!.title}Removed in another tab or on another device: 100`)
    await expect(own).not.toHaveTextContent('Anna')
    await expect(within(own!).queryByRole('button')).toBeNull()
  },
}

/** A price changed in the response to the buyer's own change, so no actor is known. */
export const ChangedByUnknown: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    conflicts: [],
    change: { ...colleague.change!, by: null, addresses: [], references: [] },
    actions: undefined,
    onDismiss: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nothing has been ordered\./)).toBeVisible()
  },
}

/** Everything that can change besides the lines: addresses, delivery, terms, references and figures. */
export const ChangedByShop: Story = {
  args: {
    conflicts: [],
    change: {
      by: 'shop',
      figures: [
        { name: 'discount', was: '€150.91', now: '€0.00' },
        { name: 'total', was: '€3,375.12', now: '€3,443.21' },
      ],
      addresses: ['shipping', 'billing'],
      references: [
        { field: 'po_number', was: 'PO-4711', now: 'PO-4712' },
        { field: 'note', was: '', now: 'Ring the bell in the yard' },
      ],
      delivery: { was: '25–27 Nov 2026', now: '26–30 Nov 2026' },
      due: { was: '19 January 2027', now: '20 January 2027' },
    },
    actions: undefined,
    onDismiss: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Something in your order has changed\. See what is marked\./)).toBeVisible()
    await expect(canvas.getByText('The delivery address has changed.')).toBeVisible()
    await expect(canvas.getByText('The billing address has changed.')).toBeVisible()
    const differences = canvas.getAllByRole('term').map((term) => term.closest('div')?.textContent)
    await expect(differences).toEqual([
      'Delivery25–27 Nov 2026→26–30 Nov 2026',
      'Invoice due19 January 2027→20 January 2027',
      'PO numberPO-4711→PO-4712',
      'Note to the warehouse(empty)→Ring the bell in the yard',
      'Discount€150.91→€0.00',
      'Total€3,375.12→€3,443.21',
    ])
    await expect(canvas.queryByRole('listitem')).toBeNull()
  },
}

/** A better price is yellow and needs no action. */
export const LowerPrice: Story = { args: { conflicts: [lowerPrice!] } }

export const HigherPrice: Story = {
  args: { conflicts: [higherPrice!] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('1 line has changed')
  },
}

const many = Array.from({ length: 400 }, (_, index) => {
  const place = { lineId: `item_${index}`, title: `Line ${index + 1}` }
  return { ...soldOut!, ...place }
})

export const Many: Story = {
  args: { conflicts: many },
  // Every line is built like those of Default, which axe checks.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
  },
}

/** The first five conflicts are shown; a button shows the others. */
export const ManyExpanded: Story = {
  ...Many,
  ...behaviour,
  parameters: { ...Many.parameters, ...behaviour.parameters },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 395 more' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(400)
  },
}

export const None: Story = {
  args: { conflicts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

export const HostileTextNarrow: Story = {
  args: {
    conflicts: [
      { ...short!, title: `<img src=x onerror=alert(1)>${'Saltlakritspastill'.repeat(9)}` },
      { ...refused!, title: 'Fish', kind: 'refused', fault: { code: 'x', message: 'x'.repeat(200) } },
    ],
  },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(canvasElement.querySelector('img[src=x]')).toBeNull()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
