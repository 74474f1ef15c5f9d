import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { http } from '@skafferi/fixtures/msw'
import { asSeenByCompany, wishlistOf } from '@skafferi/fixtures/world'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { singleVariantProduct, findCard, multiVariantProduct } from './story-cards'
import { expectAddress, StoryPage } from './StoryPage'
import { network, storyWorld } from './story-shop'

const before = wishlistOf(storyWorld, 'kiosk')
const [example] = before
const product = { ...asSeenByCompany(storyWorld, 'kiosk', singleVariantProduct), is_in_wishlist: true }

/** A mock store with state: a saved product is on the wishlist, last added first. */
function wishlistHandlers() {
  let saved = false
  return [
    http.post('/store/customer/wishlist/toggle', ({ response }) => {
      saved = true
      const message = 'Successfully added to wishlist'
      return response(200).json({ success: true, message, in_wishlist: true, count: before.length + 1 })
    }),
    http.post('/store/customer/wishlist/add', ({ response }) => {
      saved = true
      const message = 'Successfully added to wishlist'
      return response(200).json({ success: true, message, in_wishlist: true, count: before.length + 1 })
    }),
    http.delete('/store/customer/wishlist/remove', ({ response }) => {
      saved = false
      return response(200).json({ success: true, message: 'Successfully removed from wishlist', count: before.length })
    }),
    http.get('/store/customer/wishlist', ({ response }) => {
      const wishlist = saved ? [{ ...example!, ...product, note: null }, ...before] : before
      return response(200).json({ wishlist, count: wishlist.length, limit: 100, offset: 0 })
    }),
  ]
}

/** Saves a product while browsing, and removes it from the wishlist. */
const meta = {
  title: 'Flows/Wishlist',
  component: StoryPage,
  tags: ['behaviour'],
  args: { address: '/', who: 'kiosk' },
  parameters: { layout: 'fullscreen', ...behaviour.parameters, ...network(wishlistHandlers()) },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

/** A product is saved while browsing, is on the wishlist, and is removed again. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('saves a product on the start page', async () => {
      const card = await findCard(canvasElement, singleVariantProduct.title)
      await userEvent.click(card.getByRole('button', { name: 'Wishlist' }))
      await expect(await card.findByText('Successfully added to wishlist')).toBeVisible()
    })

    await step('finds it on the wishlist', async () => {
      await userEvent.click(canvas.getAllByRole('link', { name: 'Wishlist' })[0]!)
      await expectAddress(canvasElement, '/wishlist')
      await expect(await canvas.findByText(`${before.length + 1} items in your wishlist`)).toBeVisible()
      const [first] = canvas.getAllByRole('article')
      await expect(within(first!).getByRole('heading', { name: singleVariantProduct.title })).toBeVisible()
    })

    await step('removes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Wishlist, ${singleVariantProduct.title}` }))
      await waitFor(() => expect(canvas.queryByRole('article', { name: singleVariantProduct.title })).toBeNull())
      await expect(canvas.getByText(`${before.length} items in your wishlist`)).toBeVisible()
    })
  },
}

/** From a card, with a note; the heart is filled, and the button for a note disappears. */
export const WithANote: Story = {
  play: async ({ canvas, canvasElement }) => {
    const card = await findCard(canvasElement, singleVariantProduct.title)
    await userEvent.click(card.getByRole('button', { name: 'Save with a note' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Save to wishlist' }))
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Note' }), 'For Easter')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(card.getByRole('button', { name: 'Wishlist', pressed: true })).toBeVisible())
    await expect(card.queryByRole('button', { name: 'Save with a note' })).toBeNull()
  },
}

/** From the product page, as one of its variants. */
export const AsAVariant: Story = {
  args: { address: `/products/${multiVariantProduct.id}` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save with a note' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Save to wishlist' }))
    const variants = await dialog.findByRole<HTMLSelectElement>('combobox', { name: 'Variant' })
    await userEvent.selectOptions(variants, variants.options[1]!)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Wishlist', pressed: true })[0]).toBeVisible())
  },
}
