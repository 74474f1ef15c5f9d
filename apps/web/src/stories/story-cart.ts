import { expect, within } from 'storybook/test'
import type { Cart } from '@skafferi/api'
import { aCartOfLines } from '@skafferi/fixtures/build'
import { storyWorld } from './story-shop'

/** The kiosk's cart of twelve lines. */
export const { bulk } = storyWorld.carts

/** That cart with changes to some lines, by index. */
export function bulkWith(changes: Record<number, Partial<Cart['items'][number]>>): Cart {
  return aCartOfLines(
    bulk,
    bulk.items.map((item, place) => ({ ...item, ...changes[place] })),
  )
}

/** The store's response to a change. */
export function changeResponse(cart: Cart) {
  return { success: true, message: 'Done successfully.', cart } as const
}

/** Waits until the heading has the number of lines. */
export async function expectLineCount(canvasElement: HTMLElement, lines: number): Promise<void> {
  const title = await within(canvasElement).findByRole('heading', { level: 1, name: /^Shopping Cart/ })
  await expect(await within(title).findByText(`(${lines} items)`)).toBeVisible()
}

/** Waits for a line of the cart's table. */
export async function findLine(canvasElement: HTMLElement, title: string) {
  return within(await within(canvasElement).findByRole('row', { name: new RegExp(title) }))
}
