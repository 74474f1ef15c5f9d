import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { aCartWith } from '@skafferi/fixtures/build'
import { http } from '@skafferi/fixtures/msw'
import { bulkChanges, emptyCart } from '@skafferi/fixtures/scenarios'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { apply, pasteText, openBulkUpload, preview, rowsOf } from './story-bulk'
import { expectLineCount } from './story-cart'
import { StoryPage } from './StoryPage'
import { network, storyWorld } from './story-shop'

const sellableVariants = storyWorld.products.flatMap(({ variants }) => variants).filter(({ sku }) => sku !== null)
const articles = sellableVariants.filter(({ inventory_quantity }) => inventory_quantity >= 60).slice(0, 37)
const scarce = sellableVariants.find(({ inventory_quantity }) => inventory_quantity > 0 && inventory_quantity < 60)!

const filledCart = aCartWith(
  storyWorld,
  articles.map(({ sku }) => [sku!, 60]),
)

/** An order from a spreadsheet: 40 lines, of which the 8th, 20th and 33rd are rejected. */
const sheet = articles.map(({ sku }) => `${sku} 60`)
sheet.splice(7, 0, 'OLD-0001 60')
sheet.splice(19, 0, `${articles[0]!.sku}x sixty`)
sheet.splice(32, 0, `${scarce.sku} 60`)

/** Records the number of rows in each request, and whether it is a preview. */
const sent = fn()

/** Orders forty lines from a spreadsheet, correcting the rejected ones. */
const meta = {
  title: 'Flows/Bulk upload',
  component: StoryPage,
  tags: ['behaviour'],
  args: { address: '/cart', who: 'kiosk' },
  parameters: {
    ...behaviour.parameters,
    layout: 'fullscreen',
    ...network(
      [
        http.untyped.post('*/store/cart/items/bulk', async ({ request }) => {
          const { rows, preview: isPreview = false } = (await request.clone().json()) as {
            rows: unknown[]
            preview?: boolean
          }
          sent({ rows: rows.length, preview: isPreview })
        }),
      ],
      bulkChanges(storyWorld, { before: storyWorld.carts.empty, after: filledCart }),
      emptyCart(storyWorld),
    ),
  },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

/** A customer orders 40 articles by SKU: three lines are reported with position and reason, the others are added. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    sent.mockClear()

    const dialog = await openBulkUpload(canvasElement)

    await step('pastes the sheet and sees the rejected rows first', async () => {
      await expect(sheet).toHaveLength(40)
      await pasteText(dialog, sheet.join('\n'))
      await preview(dialog)
      const [unknown, unreadable, short] = rowsOf(dialog, 'Skipped')
      await expect(unknown).toHaveTextContent(/^Row 8.*OLD-0001.*No article has this SKU or GTIN/)
      await expect(unreadable).toHaveTextContent(/^Row 20.*“sixty” is not a whole number/)
      await expect(short).toHaveTextContent(/^Row 33/)
      await expect(short).toHaveTextContent(`Not enough stock for ${scarce.sku}. ${scarce.inventory_quantity} left.`)
      await expect(rowsOf(dialog, 'Changed')).toHaveLength(37)
    })

    await step('applies the rest in one call', async () => {
      await apply(dialog)
      await expect(await dialog.findByText(/^37 of 40 rows are in the cart/)).toBeVisible()
      await expect(rowsOf(dialog, 'Skipped')).toHaveLength(3)
      await expect(sent.mock.calls).toEqual([[{ rows: 39, preview: true }], [{ rows: 39, preview: false }]])
    })

    await step('finds the lines in the cart, with the store’s total', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await expectLineCount(canvasElement, 37)
      const summary = within(canvas.getByRole('complementary', { name: 'Order Summary' }))
      const total = filledCart.total.toLocaleString('en-IE', { style: 'currency', currency: 'EUR' })
      await expect(summary.getByText(total)).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Cart, 37 items' })).toBeVisible()
    })
  },
}
