import { expect, userEvent, waitFor, within } from 'storybook/test'
import { storyWorld } from './story-shop'

const byPopularity = storyWorld.listItems

/** The most popular product with a single variant, which can be bought from its card. */
export const singleVariantProduct = byPopularity.find(({ variant_id }) => variant_id !== null)!

/** The most popular product whose variant has to be chosen first. */
export const multiVariantProduct = byPopularity.find(({ has_multiple_variants }) => has_multiple_variants)!

/** Waits for a product's card; the first if several shelves have it. */
export async function findCard(canvasElement: HTMLElement, title: string) {
  const [card] = await within(canvasElement).findAllByRole('article', { name: title })
  return within(card!)
}

/** Adds one piece from a card and expects a message on it. */
export async function expectAdding(canvasElement: HTMLElement, text: string): Promise<void> {
  const card = await findCard(canvasElement, singleVariantProduct.title)
  await userEvent.click(card.getByRole('button', { name: /^Add to cart$/i }))
  await expect(await card.findByText(text)).toBeVisible()
}

/** Opens the dialog that chooses a variant. */
export async function openVariants(canvasElement: HTMLElement) {
  const card = await findCard(canvasElement, multiVariantProduct.title)
  await userEvent.click(card.getByRole('button', { name: 'Select Variant' }))
  const dialog = await within(canvasElement).findByRole('dialog', { name: 'Select Variant' })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}
