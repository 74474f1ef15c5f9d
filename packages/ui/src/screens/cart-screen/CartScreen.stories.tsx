import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { aCartWith, awkwardCart } from '@skafferi/fixtures/build'
import type { CartView } from '@skafferi/domain/shop/cart/views'
import { behaviour } from '../../internal/stories/behaviour'
import { expectRobustLayout } from '../../internal/stories/robust-layout'
import { inPage } from '../../internal/stories/in-page'
import { noDraft } from '../../internal/stories/story-draft'
import { bulkUploadOf, cartOf, conflictsOf, storyCarts } from '../../internal/stories/story-cart'
import { failed, problemOf, ready } from '../../internal/stories/story-load'
import { storyWorld } from '../../internal/stories/story-world'
import { withToasts } from '../../internal/stories/with-toasts'
import { ShopPathsProvider } from '../../commerce/service/shop-paths'
import { storyPaths, withShopPaths } from '../../commerce/service/shop-paths/story-paths'
import { pressSlowly } from '../../internal/stories/press-slowly'
import { CartScreen, type CartScreenProps } from './CartScreen'

const bulk = cartOf(storyCarts.bulk)
const small = cartOf(storyCarts.small)
const [first, second] = bulk.lines

const bulkUpload: NonNullable<CartScreenProps['bulkUpload']> = {
  ...bulkUploadOf(storyCarts.bulk),
  draft: noDraft,
  stage: { name: 'entry', busy: false, fault: null, problem: null },
  priceList: { busy: false, problem: null, onDownload: fn() },
  onReadFile: async () => ({ fault: 'empty' }),
  onPreview: fn(),
  onChooseColumns: fn(),
  onEditColumns: fn(),
  onResolveDuplicates: fn(),
  onApply: fn(),
  onEdit: fn(),
  onClose: fn(),
}
const onSave = fn()

const meta = {
  title: 'Screens/Cart and checkout/CartScreen',
  component: CartScreen,
  args: {
    cart: ready(bulk),
    proceeding: false,
    problem: null,
    onAdjust: fn(),
    onQuantityChange: fn(),
    onType: fn(),
    onKeepCurrent: fn(),
    onRemove: fn(),
    onUndoRemove: fn(),
    onProceed: fn(),
    onDismissProblem: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [inPage(), withToasts, withShopPaths],
} satisfies Meta<typeof CartScreen>

export default meta
type Story = StoryObj<typeof meta>

const emptyCart = cartOf(storyCarts.empty)
const placedOrder = { orderId: 'order_01027', displayId: '1027', by: { name: 'Björn Ek', isYou: false } }

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the title has the number of lines', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Shopping Cart (12 items)')
    })
    await step('the summary has the totals', async () => {
      const summary = within(canvas.getByRole('complementary', { name: 'Order Summary' }))
      await expect(summary.getByText(bulk.totals.total)).toBeVisible()
      await expect(summary.queryByText('Discount')).toBeNull()
    })
  },
}

/** A colleague placed the order while the cart was displayed: the page says so, and not that the cart is empty. */
export const OrderedByColleague: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { cart: ready(emptyCart), placedOrder: ready(placedOrder) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Order 1027 was placed by Björn Ek.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Browse Products' })).toBeVisible()
    await expect(canvas.queryByText('Your cart is empty')).toBeNull()
  },
}

/** A colleague placed the order and started the next cart. */
export const OrderedAndNextCart: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { cart: ready(small), placedOrder: ready(placedOrder) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Order 1027 was placed by Björn Ek.')).toBeVisible()
    await expect(canvas.getByRole('table', { name: 'Lines in the cart' })).toBeVisible()
  },
}

/** The cart was ordered, and its order is loading. */
export const OrderedLoading: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { cart: ready(emptyCart), placedOrder: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading cart...')).toBeInTheDocument()
    await expect(canvas.queryByText('Your cart is empty')).toBeNull()
  },
}

/** The order of the cart could not be loaded. */
export const OrderedFailed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { cart: ready(emptyCart), placedOrder: failed(problemOf('load_orders'), fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeVisible()
    await expect(canvas.queryByText('Your cart is empty')).toBeNull()
  },
}

export const Proceeds: Story = {
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    await step('it opens checkout', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Proceed to Checkout' }))
      await expect(args.onProceed).toHaveBeenCalledOnce()
    })
  },
}

/** An invalid quantity is focused before checkout. */
export const ProceedingInvalidQuantities: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const [, amount] = canvas.getAllByRole('spinbutton', { name: /^Quantity of / })
    for (const text of ['0', '-3', '2.5', '', 'abc']) {
      await userEvent.clear(amount!)
      if (text) await userEvent.type(amount!, text)
      await pressSlowly(canvas.getByRole('button', { name: 'Proceed to Checkout' }))
      await expect(amount).toHaveFocus()
      await expect(amount).toHaveValue(text)
      await expect(amount).toHaveAttribute('aria-invalid', 'true')
      await expect(amount).toHaveAccessibleDescription('Please select a valid quantity.')
    }
    await expect(args.onProceed).not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}a{/Control}2')
    await pressSlowly(canvas.getByRole('button', { name: 'Proceed to Checkout' }))
    await expect(args.onProceed).toHaveBeenCalledOnce()
  },
}

/** The search box filters while typing, by product name or SKU, ignoring diacritics. */
export const Filtering: Story = {
  tags: ['reaches'],
  play: async ({ canvas, step }) => {
    const box = canvas.getByRole('searchbox', { name: 'Filter lines' })
    const rows = () => canvas.getAllByRole('row').length - 1
    await step('by name', async () => {
      await userEvent.type(box, 'tjarn')
      await waitFor(() => expect(rows()).toBe(1))
      await expect(canvas.getByText('1 of 12 lines')).toBeVisible()
    })
    await step('the clear button shows all lines again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
      await waitFor(() => expect(rows()).toBe(12))
    })
    await step('by SKU', async () => {
      await userEvent.type(box, 'ljU-00')
      await waitFor(() => expect(rows()).toBe(2))
    })
    await step('without matches', async () => {
      await userEvent.clear(box)
      await userEvent.type(box, '<b>none')
      await expect(await canvas.findByText('No lines match “<b>none”')).toBeVisible()
      await expect(canvas.getByText('Only product names and SKUs are searched.')).toBeVisible()
      await expect(canvas.queryByRole('table')).toBeNull()
    })
  },
}

/** A line is removed once the store has confirmed. Then it can be undone, and the next line is focused. */
export const Removing: Story = {
  tags: ['reaches'],
  render: function Render(args) {
    const [lines, setLines] = useState(bulk.lines)
    return (
      <CartScreen
        {...args}
        cart={ready({ ...bulk, lines, lineCount: lines.length })}
        onRemove={(event) => {
          args.onRemove(event)
          setLines(lines.filter(({ id }) => id !== event.lineId))
        }}
      />
    )
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${first!.name}` }))
    await expect(args.onRemove).toHaveBeenLastCalledWith({ lineId: first!.id })
    await expect(canvas.getByRole('button', { name: `Remove ${second!.name}` })).toHaveFocus()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('(11 items)')
    await expect(canvas.getByText(`${first!.name} removed`)).toBeInTheDocument()
  },
}

export const RemovingIsUndone: Story = {
  ...Removing,
  ...behaviour,
  play: async (context) => {
    await Removing.play!(context)
    const { args, canvas } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(args.onUndoRemove).toHaveBeenLastCalledWith({ lineId: first!.id })
    await expect(canvas.getByRole('button', { name: `Remove ${second!.name}` })).toHaveFocus()
  },
}

/** After the last line is removed the cart is empty, and its heading is focused. */
export const RemovingTheLast: Story = {
  tags: ['reaches'],
  render: function Render(args) {
    const [view, setView] = useState<CartView>({ ...small, lines: small.lines.slice(0, 1), lineCount: 1 })
    return (
      <CartScreen
        {...args}
        cart={{ status: 'ready', view, refreshing: false }}
        onRemove={() => setView(cartOf(storyCarts.empty))}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${small.lines[0]!.name}` }))
    await expect(canvas.getByText('Your cart is empty')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}

/** Until the store has responded, the changed line is busy and the totals are an estimate. */
export const Updating: Story = {
  args: {
    cart: {
      status: 'ready',
      view: {
        ...bulk,
        lines: bulk.lines.map((line, index) => (index === 4 ? { ...line, busy: true } : line)),
        totals: { ...bulk.totals, estimated: true },
      },
      refreshing: false,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: new RegExp(bulk.lines[4]!.title) })).toHaveAttribute('aria-busy')
    await expect(canvas.getByText('estimated')).toBeVisible()
  },
}

/** The bulk upload: the dialog is loaded on demand, and its button is focused after closing. */
export const BulkUpload: Story = {
  tags: ['reaches'],
  args: { bulkUpload, wishlist: { state: 'idle', onSave } },
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Bulk Upload' })
    await step('it opens with the cart’s lines', async () => {
      await userEvent.click(opener)
      const dialog = within(await canvas.findByRole('dialog', { name: 'Bulk Upload Quantities' }))
      const hint = '12 whole numbers separated by commas, in the order of the cart.'
      await expect(dialog.getByText(hint)).toBeInTheDocument()
    })
  },
}

export const BulkUploadCloses: Story = {
  ...BulkUpload,
  ...behaviour,
  play: async (context) => {
    await BulkUpload.play!(context)
    const { canvas, step } = context
    const opener = canvas.getByRole('button', { name: 'Bulk Upload' })
    await step('and closes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
      await expect(bulkUpload.onClose).toHaveBeenCalled()
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await expect(opener).toHaveFocus()
    })
  },
}

export const SavingToTheWishlist: Story = { args: { bulkUpload, wishlist: { state: 'idle', onSave } } }

export const SavingToTheWishlistAsks: Story = {
  ...SavingToTheWishlist,
  ...behaviour,
  play: async ({ canvas }) => {
    onSave.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Save cart to wishlist' }))
    await expect(onSave).toHaveBeenCalledOnce()
  },
}

const priceConflicts = conflictsOf(storyCarts.bulk).filter(({ kind }) => kind === 'price')

/** Changed prices are listed above the lines. */
export const Conflicts: Story = {
  args: { conflicts: priceConflicts, onDismissConflicts: fn() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '2 lines have changed' })).toBeVisible()
  },
}

export const ConflictsDismissed: Story = {
  ...Conflicts,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const region = within(await canvas.findByRole('region', { name: '2 lines have changed' }))
    await userEvent.click(region.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismissConflicts).toHaveBeenCalledOnce()
  },
}

/** A cart whose first line has too little stock, and whose second line is unavailable. */
const withShortages = (cart: CartView): CartView => ({
  ...cart,
  lines: cart.lines.map((line, index) => {
    const left = [12, 0][index]
    return left === undefined ? line : { ...line, shortage: { left, leftText: String(left) } }
  }),
})

/** Lines with too little stock have a message before checkout. */
export const Shortages: Story = {
  args: { cart: ready(withShortages(bulk)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`12 left in stock, ${first!.quantityText} in the cart.`)).toBeVisible()
    await expect(canvas.getByText(/^2 lines are short of stock/)).toBeVisible()
  },
}

/** A line that cannot be ordered is focused, and has a button that fixes it. */
export const ProceedingLeadsToAShortage: Story = {
  ...Shortages,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await pressSlowly(canvas.getByRole('button', { name: 'Proceed to Checkout' }))
    const take = canvas.getByRole('button', { name: `Change to 12: ${first!.name}` })
    await expect(take).toHaveFocus()
    await expect(take.matches(':focus-visible')).toBe(true)
    await expect(take).toHaveAccessibleDescription(`12 left in stock, ${first!.quantityText} in the cart.`)
    await expect(args.onProceed).not.toHaveBeenCalled()
    await userEvent.click(take)
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith({ lineId: first!.id, quantity: 12 })
  },
}

export const ShortagesPhone: Story = {
  args: { cart: ready(withShortages(cartOf(aCartWith(storyWorld, [['TJA-1403', 100]])))) },
  globals: { viewport: { value: 'mobile1' } },
}

/** Enter moves down the column, as in a spreadsheet. */
export const EnterGoesToTheNextLine: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const [one, two] = canvas.getAllByRole('spinbutton')
    await userEvent.click(one!)
    await userEvent.keyboard('120{Enter}')
    await expect(two).toHaveFocus()
    await expect(args.onQuantityChange).toHaveBeenCalledOnce()
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith({ lineId: first!.id, quantity: 120 })
  },
}

/** A refused quantity is corrected at once: the focus returns to it, unless something was typed in the next line. */
export const EnterReturnsToARefusedQuantity: Story = {
  ...behaviour,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onQuantityChange: fn(async () => new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 400))) },
  play: async ({ canvas }) => {
    const [one, two, three] = canvas.getAllByRole('spinbutton')
    await userEvent.click(one!)
    await userEvent.keyboard('10000{Enter}')
    await waitFor(() => expect(one).toHaveFocus())
    await userEvent.click(two!)
    await userEvent.keyboard('10000{Enter}7')
    await new Promise((resolve) => setTimeout(resolve, 500))
    await expect(three).toHaveFocus()
  },
}

const [one, two, ...rest] = bulk.lines
const editConflict = {
  kind: 'elsewhere',
  was: '40',
  now: one!.quantityText,
  alternative: 40,
  alternativeText: '40',
  isRequested: false,
} as const

/** Lines that another user has changed have a message, which is also announced. */
export const LineEditConflict: Story = {
  args: { cart: ready({ ...bulk, lines: [{ ...one!, editConflict }, two!, ...rest] }) },
  play: async ({ canvas }) => {
    const notices = canvas.getAllByText(`Changed elsewhere: 40 → ${one!.quantityText}.`, { exact: false })
    await expect(notices.some((text) => text.closest('[role=status]'))).toBe(true)
    await expect(canvas.getByRole('button', { name: `Keep ${one!.quantityText} of ${one!.name}` })).toBeVisible()
  },
}

/** The goods are worth less than the order minimum. */
export const BelowTheMinimum: Story = {
  ...behaviour,
  args: { cart: ready({ ...small, toMinimum: '€120' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€120 more to reach the order minimum')).toBeVisible()
  },
}

export const Proceeding: Story = { args: { proceeding: true } }

export const ProceedingBlocksActions: Story = {
  ...Proceeding,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /Processing/ })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(args.onProceed).not.toHaveBeenCalled()
  },
}

/** A failed change is shown once, in a toast that stays. */
export const UpdateFailed: Story = {
  args: { problem: problemOf('update_quantity') },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Failed to update item quantity')).toBeInTheDocument()
    await expect(args.onDismissProblem).toHaveBeenCalledOnce()
  },
}

/** A missing response is shown until the next attempt, or until the browser is online again. */
export const NoAnswerUntilTheNextAttempt: Story = {
  ...behaviour,
  args: { problem: problemOf('update_quantity', 'network') },
  play: async ({ canvas }) => {
    const text = 'Failed to update item quantity'
    await expect(await canvas.findByText(text)).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Proceed to Checkout' }))
    await waitFor(() => expect(canvas.queryByText(text)).toBeNull())
  },
}

/** If the store says how much is in stock, the toast shows it. */
export const ShortOfStock: Story = {
  args: {
    problem: problemOf('update_quantity', 'insufficient_inventory', 'Only 12 of "Fish" are in stock.'),
  },
  play: async ({ canvas }) => {
    const text = 'Failed to update item quantity. Only 12 of "Fish" are in stock.'
    await expect(await canvas.findByText(text)).toBeInTheDocument()
  },
}

export const RemoveFailed: Story = {
  args: { problem: problemOf('remove_item') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to remove item from cart')).toBeInTheDocument()
  },
}

export const ProceedFailed: Story = {
  args: { problem: problemOf('proceed') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to proceed to checkout. Please try again.')).toBeInTheDocument()
  },
}

export const Discounted: Story = {
  args: { cart: ready(cartOf(storyCarts.discounted)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Discount')).toBeVisible()
  },
}

/** A cart with the maximum number of lines says so before another line is refused. */
export const FullCart: Story = {
  args: { cart: ready({ ...bulk, size: { left: 0, maximum: 1_500 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The cart is full: it holds at most 1,500 lines/)).toBeVisible()
  },
}

export const Small: Story = {
  args: { cart: ready(small) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/more to get free delivery from €140/)).toBeVisible()
    await expect(canvas.queryByText(/at bulk price/)).toBeNull()
  },
}

export const Empty: Story = {
  args: { cart: ready(cartOf(storyCarts.empty)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your cart is empty')).toBeVisible()
    await expect(canvas.getByText('Add some products to get started')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/products')
    await expect(canvas.getByRole('link', { name: 'Fill up again' })).toHaveAttribute('href', '/')
  },
}

/** A shop without a list of usual articles does not link to it. */
export const EmptyWithoutUsualArticles: Story = {
  ...behaviour,
  args: Empty.args,
  decorators: [
    (Story) => (
      <ShopPathsProvider paths={{ ...storyPaths, usualArticles: undefined }}>
        <Story />
      </ShopPathsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Browse Products' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Fill up again' })).toBeNull()
  },
}

/** An empty cart can be filled from a list, but not saved. */
export const EmptyWithBulkUpload: Story = {
  args: {
    cart: ready(cartOf(storyCarts.empty)),
    bulkUpload: { ...bulkUpload, ...bulkUploadOf(storyCarts.empty) },
    wishlist: { state: 'idle', onSave },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Bulk Upload' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Save cart to wishlist' })).toBeNull()
  },
}

export const Loading: Story = {
  args: { cart: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading cart...')).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Shopping Cart$/)
  },
}

const retry = fn()

export const Failed: Story = {
  args: {
    cart: failed(problemOf('load_cart'), retry),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to load cart data')).toBeVisible()
  },
}

export const Retry: Story = {
  ...Failed,
  ...behaviour,
  play: async ({ canvas }) => {
    retry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** On a phone the lines are cards, and the total and the checkout button are in a bar at the bottom. */
export const Phone: Story = {
  args: { bulkUpload, wishlist: { state: 'idle', onSave } },
  globals: { viewport: { value: 'mobile1' } },
}

export const OnAPhoneActs: Story = {
  ...Phone,
  ...behaviour,
  play: async ({ args, canvas, canvasElement }) => {
    if (innerWidth >= 768) return
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    await expect(canvas.getByText('Total, 12 items')).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: 'Add' })[0]!)
    await expect(args.onAdjust).toHaveBeenLastCalledWith({ lineId: first!.id, adjustment: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Proceed to Checkout' }))
    await expect(args.onProceed).toHaveBeenCalledOnce()
  },
}

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { args: Conflicts.args, globals: { scheme: 'dark' } }
export const HighContrast: Story = { args: Conflicts.args, globals: { contrast: 'more' } }

/** The longest possible names, figures and addresses, no pictures, on the narrowest phone. */
export const EdgeCases: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { cart: ready(cartOf(awkwardCart(storyWorld))) },
  play: ({ canvasElement }) => expectRobustLayout(canvasElement),
}

/** The lines are skipped with one link. */
export const SkipsTheLines: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    canvas.getByRole('link', { name: 'Skip to the order summary' }).focus()
    await userEvent.keyboard('{Enter}')
    const summary = canvas.getByRole('complementary', { name: 'Order Summary' })
    await expect(summary).toHaveFocus()
    const proceed = within(summary).getByRole('button', { name: 'Proceed to Checkout' })
    for (let stops = 0; stops < 3 && document.activeElement !== proceed; stops += 1) await userEvent.tab()
    await expect(proceed).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onProceed).toHaveBeenCalledOnce()
  },
}

/** The same in the table, whose columns are narrowest on a tablet. */
export const EdgeCasesDesktop: Story = { ...EdgeCases, ...behaviour, globals: {} }
export const EdgeCasesTablet: Story = { ...EdgeCases, ...behaviour, globals: { viewport: { value: 'tablet' } } }
