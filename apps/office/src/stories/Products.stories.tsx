import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { isLow } from '@skafferi/domain/rules/catalogue/stock'
import { adminHttp } from '@skafferi/fixtures/msw'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { emptyOfficeNetwork, fail, neverAnswer, OfficePage, officeNetwork, storyWorld } from './OfficePage'

/** The list of products over mocked calls, in the frame of the office. */
const meta = {
  title: 'Pages/Office/Products',
  component: OfficePage,
  args: { address: '/office/products' },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true }, ...officeNetwork() },
} satisfies Meta<typeof OfficePage>

export default meta
type Story = StoryObj<typeof meta>

const [first] = storyWorld.products.map(({ title }) => title).sort((one, other) => one.localeCompare(other))

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: new RegExp(`^${first}`) })).toBeVisible()
    await expect(canvas.getByText(new RegExp(`of ${storyWorld.products.length}`))).toBeVisible()
  },
}

/** The list named "Low stock" has only such products, and its address is that of the filter. */
export const FiltersLowStock: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Low stock/ }))
    const few = storyWorld.products.filter(({ variants }) =>
      variants.some(
        ({ availability, inventory_quantity: left, low_stock: low }) =>
          availability === 'tracked' && isLow(left, low ?? 0),
      ),
    )
    await expect(await canvas.findByText(new RegExp(`of ${few.length}`))).toBeVisible()
  },
}

export const NothingFound: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { address: '/office/products?q=unobtainium' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No products match these filters')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { chromatic: { disableSnapshot: true }, ...emptyOfficeNetwork() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No products yet')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { chromatic: { disableSnapshot: true }, ...officeNetwork(adminHttp.get('/admin/products', neverAnswer)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading products...')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...officeNetwork(adminHttp.get('/admin/products', ({ response }) => response.untyped(fail()))),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Products could not be loaded')).toBeVisible()
  },
}
