import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { expectAddress, StoryPage } from './StoryPage'
import { network } from './story-shop'

/** A customer filters a listing, and the URL has the filters. */
const meta = {
  title: 'Flows/Finding',
  component: StoryPage,
  tags: ['behaviour'],
  args: { address: '/', who: 'kiosk' },
  parameters: { layout: 'fullscreen', ...behaviour.parameters, ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

/** A search, a category and a sort order, all in the URL, and one filter removed. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const found = () => canvas.findByRole('heading', { level: 1, name: /^\d+ Products? Found$/ })

    await step('searches from the start page', async () => {
      await userEvent.type(await canvas.findByRole('combobox', { name: 'Search products' }), 'mint{Enter}')
      await expectAddress(canvasElement, '/products?q=mint')
      await expect(await found()).toBeVisible()
    })

    await step('switches from the order list, the default for customers with orders, to shelves', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'Shelf' }))
      await expectAddress(canvasElement, '/products?q=mint&view=shelf')
    })

    await step('filters the list', async () => {
      const all = (await found()).textContent
      await userEvent.click(await canvas.findByRole('radio', { name: /^Nicotine Pouches/ }))
      await expectAddress(canvasElement, '/products?q=mint&category=Nicotine+Pouches&view=shelf')
      await waitFor(async () => expect((await found()).textContent).not.toBe(all))
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort' }), 'Price Low to High')
      await expectAddress(canvasElement, '/products?q=mint&category=Nicotine+Pouches&sort=price_asc&view=shelf')
    })

    await step('removes a filter', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Remove Nicotine Pouches' }))
      await expectAddress(canvasElement, '/products?q=mint&sort=price_asc&view=shelf')
    })
  },
}
