import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { aCartWith } from '@skafferi/fixtures/build'
import { createHandlers } from '@skafferi/fixtures/msw'
import {
  bulkAllSkipped,
  bulkChanges,
  bulkPartlySkipped,
  emptyCart,
  failingBulkUpdate,
  openCart,
  unauthorized,
} from '@skafferi/fixtures/scenarios'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { apply, check, pasteText, openBulkUpload, preview, rowsOf } from '../stories/story-bulk'
import { expectAddress, StoryPage } from '../stories/StoryPage'
import { network, storyWorld } from '../stories/story-shop'

const { small, empty, bulk } = storyWorld.carts
type Line = (typeof small.items)[number]
const [fish, coffee, mint] = small.items as [Line, Line, Line]
// The page's cart with other quantities. With another id it would count as the next cart after an order.
const updatedCart = {
  ...aCartWith(storyWorld, [
    [fish.variant_sku!, 60],
    [coffee.variant_sku!, 5],
    [mint.variant_sku!, 24],
  ]),
  id: small.id,
}

/** Sets many quantities of the cart at once, typed or from a file, with a preview. */
const meta = {
  title: 'Pages/Cart and checkout/Cart bulk upload',
  component: StoryPage,
  args: { address: '/cart', who: 'kiosk' },
  parameters: {
    layout: 'fullscreen',
    ...network(bulkChanges(storyWorld, { before: small, after: updatedCart }), openCart(small)),
  },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Bulk Upload' })).toBeVisible()
  },
}

/** One value for each line: checked, applied, and shown in the cart behind the dialog. */
export const AppliesTheList: Story = {
  ...behaviour,
  play: async ({ canvas, canvasElement, step }) => {
    const dialog = await openBulkUpload(canvasElement)

    await step('starts from the cart’s quantities', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Start from the cart’s quantities' }))
      await expect(dialog.getByRole('textbox', { name: 'Quantities' })).toHaveValue('10, 5, 12')
      await userEvent.clear(dialog.getByRole('textbox'))
      await pasteText(dialog, '60, 5, 24')
    })

    await step('shows the result for each row', async () => {
      await preview(dialog)
      await expect(rowsOf(dialog, 'Changed')).toHaveLength(2)
      await expect(rowsOf(dialog, 'Changed')[0]).toHaveTextContent(`${fish.product_title}`)
      await expect(dialog.getByText('from 10 to 60')).toBeInTheDocument()
      await expect(rowsOf(dialog, 'Unchanged')).toHaveLength(1)
    })

    await step('applies it', async () => {
      await apply(dialog)
      await expect(await dialog.findByText('Bulk update successful!')).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      const row = within(canvas.getByRole('row', { name: new RegExp(fish.product_title) }))
      await expect(row.getByRole('spinbutton')).toHaveValue('60')
      const summary = within(canvas.getByRole('complementary', { name: 'Order Summary' }))
      await expect(summary.getByText(`€${updatedCart.total.toFixed(2)}`)).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Bulk Upload' })).toHaveFocus()
    })
  },
}

/** A list of another length is refused, and the input stays. */
export const AnotherCount: Story = {
  tags: ['reaches'],
  play: async ({ canvasElement }) => {
    const dialog = await openBulkUpload(canvasElement)
    await pasteText(dialog, '60, 5')
    await check(dialog)
    const field = dialog.getByRole('textbox', { name: 'Quantities' })
    const text = 'Please provide 3 values (one for each item).'
    await waitFor(() => expect(field).toHaveAccessibleDescription(text))
    await expect(field).toHaveValue('60, 5')
    await expect(field).toHaveFocus()
  },
}

/** Values that are not numbers, or below 1, are reported; the rest can be applied. */
export const ValuesSkipped: Story = {
  tags: ['reaches'],
  play: async ({ canvasElement }) => {
    const dialog = await openBulkUpload(canvasElement)
    await pasteText(dialog, '60, six, 0')
    await preview(dialog)
    const [second, third] = rowsOf(dialog, 'Skipped')
    await expect(second).toHaveTextContent(coffee.product_title)
    await expect(second).toHaveTextContent('“six” is not a whole number')
    await expect(third).toHaveTextContent('0 is less than 1')
    await expect(dialog.getByRole('button', { name: 'Apply 1 change' })).toBeVisible()
  },
}

/** Spreadsheet formats are understood; an ambiguous quantity is skipped, with a message on how to write it. */
export const AmbiguousQuantities: Story = {
  tags: ['reaches'],
  play: async ({ canvasElement }) => {
    const dialog = await openBulkUpload(canvasElement)
    await pasteText(dialog, '60,0; 1.000; 12')
    await preview(dialog)
    const [second] = rowsOf(dialog, 'Skipped')
    await expect(second).toHaveTextContent(coffee.product_title)
    await expect(second).toHaveTextContent('“1.000” can be read in two ways.')
    await expect(dialog.getByText('from 10 to 60')).toBeInTheDocument()
    await expect(dialog.getByRole('button', { name: 'Apply 1 change' })).toBeVisible()
  },
}

/** A text without a valid row is not sent, and there is nothing to apply. */
export const NoValidRow: Story = {
  tags: ['reaches'],
  play: async ({ canvasElement }) => {
    const dialog = await openBulkUpload(canvasElement)
    await pasteText(dialog, 'ten, six, twelve')
    await preview(dialog)
    await expect(rowsOf(dialog, 'Skipped')).toHaveLength(3)
    await expect(dialog.queryByRole('button', { name: /^Apply/ })).toBeNull()
  },
}

/** SKU lines: rows that the store skips come first, with its message; the others are applied. */
export const RowsSkipped: Story = {
  tags: ['reaches'],
  parameters: network(bulkPartlySkipped(storyWorld)),
  play: async ({ canvasElement }) => {
    const dialog = await openBulkUpload(canvasElement)
    await userEvent.click(dialog.getByRole('radio', { name: 'SKU lines' }))
    await pasteText(dialog, bulk.items.map(({ variant_sku }) => `${variant_sku};300`).join('\n'))
    await preview(dialog)
    await expect(rowsOf(dialog, 'Skipped')).toHaveLength(6)
    await expect(rowsOf(dialog, 'Skipped')[0]).toHaveTextContent('Row 2')
    // The sentences of refusals load when the first one is shown.
    await waitFor(() =>
      expect(rowsOf(dialog, 'Skipped')[0]).toHaveTextContent('Not enough stock for SAL-0120. 12 left.'),
    )
    await apply(dialog)
    const rows = bulk.items.length
    await expect(await dialog.findByText(new RegExp(`^${rows - 6} of ${rows} rows are in the cart`))).toBeVisible()
    await expect(dialog.queryByText(/success/i)).toBeNull()
    await expect(rowsOf(dialog, 'Skipped')).toHaveLength(6)
  },
}

/** The same SKU twice, in two spellings: the buyer chooses how to combine them before the preview. */
export const SameArticleTwice: Story = {
  tags: ['reaches'],
  play: async ({ canvasElement }) => {
    const dialog = await openBulkUpload(canvasElement)
    await userEvent.click(dialog.getByRole('radio', { name: 'SKU lines' }))
    const sku = fish.variant_sku!
    await pasteText(dialog, `${sku} 40\n${mint.variant_sku} 24\n${sku.toLowerCase()} 20`)
    await check(dialog)
    const articles = within(await dialog.findByRole('region', { name: 'Named more than once 1' }))
    await expect(articles.getByText(fish.product_title)).toBeVisible()
    await expect(articles.getByText('Row 3: 20')).toBeVisible()
  },
}

export const SameArticleTwiceAddedUp: Story = {
  ...SameArticleTwice,
  ...behaviour,
  play: async (context) => {
    await SameArticleTwice.play!(context)
    const dialog = within(within(context.canvasElement).getByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: 'All rows, added up' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await expect(await dialog.findByText('Nothing has changed yet. This is a preview.')).toBeVisible()
    await expect(dialog.getByText('from 10 to 60')).toBeInTheDocument()
    await expect(dialog.getByText('Rows 1, 3 added up')).toBeVisible()
    await apply(dialog)
    await expect(await dialog.findByText('Bulk update successful!')).toBeVisible()
  },
}

/** Everything is removed from sale between check and apply, so nothing changes. */
export const AllRowsSkipped: Story = {
  tags: ['reaches'],
  parameters: network(),
  play: async ({ canvasElement, msw }) => {
    const dialog = await openBulkUpload(canvasElement)
    await userEvent.click(dialog.getByRole('radio', { name: 'SKU lines' }))
    await pasteText(dialog, `${fish.variant_sku} 60`)
    await preview(dialog)
    msw.use(...bulkAllSkipped(storyWorld))
    await apply(dialog)
    await expect(await dialog.findByText('Bulk update failed. Nothing in the cart has changed.')).toBeVisible()
    await expect(rowsOf(dialog, 'Skipped')[0]).toHaveTextContent('No longer for sale')
  },
}

/** The check fails: the input stays, and can be checked again. */
export const CheckFailed: Story = {
  ...behaviour,
  parameters: { ...behaviour.parameters, ...network(failingBulkUpdate(), openCart(small)) },
  play: async ({ canvasElement, msw }) => {
    const dialog = await openBulkUpload(canvasElement)
    await pasteText(dialog, '60, 5, 24')
    await check(dialog)
    const alert = await dialog.findByRole('alert')
    await expect(alert).toHaveTextContent('Bulk update failed. Nothing in the cart has changed.')
    await expect(dialog.getByRole('textbox')).toHaveValue('60, 5, 24')
    msw.use(...openCart(small), ...createHandlers(storyWorld, { cart: 'small' }))
    await preview(dialog)
  },
}

/** Applying fails: the preview stays, and can be applied again. */
export const ApplyFailed: Story = {
  ...behaviour,
  play: async ({ canvasElement, msw }) => {
    const dialog = await openBulkUpload(canvasElement)
    await pasteText(dialog, '60, 5, 24')
    await preview(dialog)
    msw.use(...failingBulkUpdate())
    await apply(dialog)
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'We could not find out whether the changes were applied.',
    )
    msw.use(...bulkChanges(storyWorld, { before: small, after: updatedCart }))
    await apply(dialog)
    await expect(await dialog.findByText('Bulk update successful!')).toBeVisible()
  },
}

/** A spreadsheet saved as CSV, with a header row and columns in another order; it is parsed in the browser. */
export const CsvFile: Story = {
  ...behaviour,
  play: async ({ canvasElement }) => {
    const dialog = await openBulkUpload(canvasElement)
    await userEvent.click(dialog.getByRole('radio', { name: 'File' }))
    const text = `Namn;Antal;Artikelnummer\nFisk;60;${fish.variant_sku}\nMint;24;${mint.variant_sku}\n`
    const field = dialog.getByLabelText('Excel or CSV file', { selector: '[type=file]' })
    await userEvent.upload(field, new File([text], 'order.csv', { type: 'text/csv' }))
    await expect(await dialog.findByText('order.csv')).toBeVisible()
    await preview(dialog)
    await expect(rowsOf(dialog, 'Changed').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(fish.product_title),
      expect.stringContaining(mint.product_title),
    ])
    await apply(dialog)
    await expect(await dialog.findByText('Bulk update successful!')).toBeVisible()
  },
}

/** With an empty cart, quantities are given by SKU. */
export const IntoAnEmptyCart: Story = {
  ...behaviour,
  parameters: {
    ...behaviour.parameters,
    ...network(bulkChanges(storyWorld, { before: empty, after: small }), emptyCart(storyWorld)),
  },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await openBulkUpload(canvasElement)
    await expect(dialog.getByRole('radio', { name: 'List' })).toBeDisabled()
    await pasteText(dialog, small.items.map(({ variant_sku, quantity }) => `${variant_sku} ${quantity}`).join('\n'))
    await preview(dialog)
    await expect(dialog.getByText('10, new in the cart')).toBeInTheDocument()
    await apply(dialog)
    await userEvent.click(await dialog.findByRole('button', { name: 'Done' }))
    await expect(await canvas.findByRole('table', { name: 'Lines in the cart' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  },
}

/** The session ends during input: the user signs in and returns to the cart. */
export const SessionEnded: Story = {
  ...behaviour,
  play: async ({ canvasElement, msw }) => {
    const dialog = await openBulkUpload(canvasElement)
    await pasteText(dialog, '60, 5, 24')
    msw.use(...unauthorized())
    await check(dialog)
    await expectAddress(canvasElement, '/sign-in?return_to=%2Fcart')
  },
}

/** On a phone it is a sheet from below. */
export const Phone: Story = {
  tags: ['reaches'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const dialog = await openBulkUpload(canvasElement)
    await pasteText(dialog, '60, six, 24')
    await preview(dialog)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await expect(dialog.getByRole('button', { name: 'Apply 2 changes' })).toBeVisible()
  },
}

export const RightToLeft: Story = { tags: ['reaches'], globals: { direction: 'rtl' }, play: ValuesSkipped.play }
export const Dark: Story = {
  tags: ['reaches'],
  globals: { scheme: 'dark' },
  play: RowsSkipped.play,
  parameters: RowsSkipped.parameters,
}
