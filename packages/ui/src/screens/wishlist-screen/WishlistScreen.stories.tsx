import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import {
  awkwardProduct,
  hostileProduct,
  hugeNumbersProduct,
  longTitleProduct,
  soldOutProduct,
} from '@skafferi/fixtures/build'
import { toListItem } from '@skafferi/fixtures/world'
import { selectOne } from '@skafferi/domain/shop/wishlist'
import { withShopPaths } from '../../commerce/service/shop-paths/story-paths'
import { expectRobustLayout } from '../../internal/stories/robust-layout'
import { behaviour } from '../../internal/stories/behaviour'
import { inPage } from '../../internal/stories/in-page'
import { failed, problemOf, ready } from '../../internal/stories/story-load'
import { noDraft } from '../../internal/stories/story-draft'
import { storyReport, storySavedItems, wishlistViewOf } from '../../internal/stories/story-wishlist'
import { WishlistScreen } from './WishlistScreen'

const retry = fn()
const noChanges = { removing: [], clearing: false, done: null, problem: null } as const
const notAdding = { adding: false, report: null, problem: null, onAddSaved: fn(), onReportDismiss: fn() }
const noNote = {
  edited: null,
  draft: noDraft,
  saving: false,
  problem: null,
  limit: 200,
  onNoteEdit: fn(),
  onNoteSave: fn(async () => true),
  onNoteClose: fn(),
}
const ids = storySavedItems.map(({ id }) => id)
const titles = storySavedItems.map(({ title }) => title)

const meta = {
  title: 'Screens/Account/WishlistScreen',
  component: WishlistScreen,
  args: {
    wishlist: ready(wishlistViewOf()),
    changes: noChanges,
    purchases: { stateOf: () => 'idle', problemOf: () => null },
    onSelect: fn(),
    onSelectAll: fn(),
    onRemove: fn(),
    onClear: fn(),
    onQuantityChange: fn(),
    addSaved: notAdding,
    note: noNote,
    onAddToCart: fn(),
    onBuyNow: fn(),
    onSelectVariant: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [inPage(), withShopPaths],
} satisfies Meta<typeof WishlistScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(document.title).toBe('My Wishlist · Skafferi')
    await expect(canvas.getByRole('heading', { level: 1, name: 'My Wishlist' })).toBeVisible()
    await expect(canvas.getByText(`${ids.length} items in your wishlist`)).toBeVisible()
    await expect(
      canvas.getByText('Items in your wishlist are saved for 30 days. Add them to cart to purchase.'),
    ).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(ids.length)
  },
}

/** All are added at once, with the quantities of their cards. */
export const AddsAll: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add all to cart' }))
    await expect(args.addSaved.onAddSaved).toHaveBeenCalledWith({ lines: wishlistViewOf().linesToAdd })
  },
}

/** One line for each product: added, or why not. */
export const Reported: Story = {
  args: { addSaved: { ...notAdding, report: storyReport } },
  play: async ({ canvas }) => {
    const report = within(canvas.getByRole('group', { name: 'What was added to the cart' }))
    await expect(report.getByText('1 of 9 products added to the cart')).toBeVisible()
    await expect(report.getAllByRole('listitem')).toHaveLength(9)
    await expect(report.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart')
  },
}

/** No response: a message says what to do before retrying. */
export const NoResponse: Story = {
  args: { addSaved: { ...notAdding, problem: problemOf('add_to_cart') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The shop did not respond. Check the cart before you add them again.',
    )
  },
}

const [noteItem] = wishlistViewOf().items

/** The note of a product is edited; the dialog stays open if it is refused. */
export const WritingANote: Story = {
  args: {
    note: {
      ...noNote,
      edited: { productId: noteItem!.card.id, title: noteItem!.card.title, note: 'For Easter' },
      problem: { ...problemOf('save_note', 'note_changed', 'x'), params: { note: 'Two boxes' } },
    },
  },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Note' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(within(dialog).getByRole('textbox', { name: 'Note' })).toHaveValue('For Easter')
    await expect(within(dialog).getByRole('alert')).toHaveTextContent('“Two boxes”. Save again to replace it.')
  },
}

export const RemovesAndClears: Story = {
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    await step('a heart button removes its product', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Wishlist, ${titles[1]}` }))
      await expect(args.onRemove).toHaveBeenLastCalledWith({ productIds: [ids[1]] })
    })

    await step('all can be cleared after a confirmation', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear wishlist' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
      await expect(args.onClear).toHaveBeenCalledOnce()
    })
  },
}

/** A page whose removed products disappear at once. */
const renderWithState: Story['render'] = function Render(args) {
  const [savedItems, setSavedItems] = useState(storySavedItems)
  const [selected, setSelected] = useState<string[]>([])
  const [done, setDone] = useState<'removed' | null>(null)
  return (
    <WishlistScreen
      {...args}
      wishlist={ready(wishlistViewOf(savedItems, selected))}
      changes={{ ...noChanges, done }}
      onSelect={(event) => setSelected(selectOne(selected, event.productId, event.selected))}
      onSelectAll={(event) => setSelected(event.selected ? savedItems.map(({ id }) => id) : [])}
      onRemove={(event) => {
        args.onRemove(event)
        setSavedItems(savedItems.filter(({ id }) => !event.productIds.includes(id)))
        setDone('removed')
      }}
    />
  )
}

/** Several are selected and removed together. */
export const RemovingSeveral: Story = {
  ...behaviour,
  render: renderWithState,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${titles[0]}` }))
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${titles[2]}` }))
    await expect(canvas.getByText('2 selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove selected' }))
    await expect(args.onRemove).toHaveBeenLastCalledWith({ productIds: [ids[0], ids[2]] })
    await expect(canvas.getByText('Successfully removed from wishlist')).toBeVisible()
    await expect(canvas.getByText(`${ids.length - 2} items in your wishlist`)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

/** By keyboard: the next wishlist button is focused after a removal, and the heading at the end. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  render: renderWithState,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: `Wishlist, ${titles[0]}` }).focus()
    for (const title of titles.slice(1)) {
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('button', { name: `Wishlist, ${title}` })).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}

export const Removing: Story = {
  args: {
    wishlist: ready(wishlistViewOf(storySavedItems, ids.slice(0, 2))),
    changes: { ...noChanges, removing: ids.slice(0, 2) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Removing\.\.\./ })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('button', { name: `Wishlist, ${titles[0]}` })).toHaveAttribute('aria-busy', 'true')
  },
}

/** A change failed: nothing is changed, and a message is shown. */
export const RemoveFailed: Story = {
  args: { changes: { ...noChanges, problem: problemOf('remove_from_wishlist') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to remove from wishlist')
    await expect(canvas.getAllByRole('article')).toHaveLength(ids.length)
  },
}

export const ClearFailed: Story = {
  args: { changes: { ...noChanges, problem: problemOf('clear_wishlist') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to clear wishlist')
  },
}

/** Each card shows its own purchase. */
export const AddedAndRefused: Story = {
  args: {
    purchases: {
      stateOf: (variantId) => (variantId === storySavedItems[0]!.variant_id ? 'added' : 'out_of_stock'),
      problemOf: () => null,
    },
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article')
    await expect(within(first!).getByText('Item added to cart')).toBeVisible()
    await expect(within(second!).queryByText('Item added to cart')).toBeNull()
  },
}

export const Cleared: Story = {
  args: { wishlist: ready(wishlistViewOf([])), changes: { ...noChanges, done: 'cleared' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your wishlist was cleared')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { wishlist: ready(wishlistViewOf([])) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
    await expect(canvas.getByText('Press the heart on a product to save it here.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/products')
    await expect(canvas.queryByRole('button', { name: 'Clear wishlist' })).toBeNull()
  },
}

export const Loading: Story = {
  args: { wishlist: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Loading wishlist...')[0]).toBeInTheDocument()
    await expect(canvas.queryByText(/in your wishlist$/)).toBeNull()
  },
}

export const Failed: Story = {
  args: { wishlist: failed(problemOf('load_wishlist'), retry) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Failed to load wishlist' })).toBeVisible()
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

export const Refreshing: Story = {
  args: { wishlist: { ...ready(wishlistViewOf()), refreshing: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Products in your wishlist' })).toHaveAttribute('aria-busy', 'true')
  },
}

const extremeProducts = [longTitleProduct(), hostileProduct(), hugeNumbersProduct(), soldOutProduct()].map(
  (product) => ({
    ...storySavedItems[0]!,
    ...toListItem(product),
    note: 'x'.repeat(200),
  }),
)

/** Long names, huge prices and hostile texts at 320 px. */
export const LongHugeHostileTextPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    wishlist: ready(
      wishlistViewOf(
        extremeProducts,
        extremeProducts.map(({ id }) => id),
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img[onerror]')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

/** However long a note is, the pictures of a row share one shelf, whose line continues over empty cells. */
export const OneShelfARow: Story = {
  globals: { viewport: { value: 'desk' } },
  args: {
    wishlist: ready(
      wishlistViewOf(
        storySavedItems.slice(0, 6).map((savedItem, index) => ({
          ...savedItem,
          note: index === 3 ? 'A long note. '.repeat(12) : null,
        })),
      ),
    ),
  },
  play: async ({ canvas }) => {
    const shelf = canvas.getByRole('list', { name: 'Products in your wishlist' })
    const mediaBoxes = [...shelf.querySelectorAll('article .bg-media, [aria-hidden="true"] > .bg-media')]
    const lines = mediaBoxes.map((box) => Math.round(box.getBoundingClientRect().bottom))
    const [upper, lower] = [lines.slice(0, 4), lines.slice(4, 8)]
    await expect(new Set(upper)).toHaveProperty('size', 1)
    await expect(new Set(lower)).toHaveProperty('size', 1)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'mobile2' } } }
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' }, args: Removing.args }
export const HighContrast: Story = { globals: { contrast: 'more' }, args: Removing.args }

const awkward = toListItem(awkwardProduct())

/** The longest possible names, figures and notes, no pictures, on the narrowest phone. */
export const EdgeCases: Story = {
  args: {
    wishlist: ready(
      wishlistViewOf([
        { ...storySavedItems[0]!, ...awkward, note: awkward.title.repeat(2).slice(0, 200) },
        ...storySavedItems.slice(0, 2),
      ]),
    ),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: ({ canvasElement }) => expectRobustLayout(canvasElement),
}
