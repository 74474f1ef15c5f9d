import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { expectAddress, expectHeading, StoryPage } from './StoryPage'
import { network, storyWorld } from './story-shop'

const fish = storyWorld.products.find(({ title }) => title === 'Sältan Salt Liquorice Fish')!
const { customer, password } = storyWorld.customers.kiosk
const address = `/products/${fish.id}`

/** A visitor signs in where a price was hidden, and returns there with the price. */
const meta = {
  title: 'Flows/Visitor',
  component: StoryPage,
  tags: ['behaviour'],
  args: { address, who: null },
  parameters: { layout: 'fullscreen', ...behaviour.parameters, ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

/** A visitor sees a product without its price, signs in, and returns to it with the price. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('opens the product', async () => {
      await expectHeading(canvas, fish.title)
      await expect(canvas.queryByRole('button', { name: 'Add to Cart' })).toBeNull()
    })

    await step('signs in to see its price', async () => {
      const main = within(canvas.getByRole('main'))
      await userEvent.click(main.getAllByRole('link', { name: 'Sign in to see prices' })[0]!)
      await expectAddress(canvasElement, `/sign-in?return_to=${encodeURIComponent(address)}`)
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), customer.email)
      await userEvent.type(canvas.getByLabelText('Password'), password)
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    })

    await step('can buy it', async () => {
      await expectAddress(canvasElement, address)
      await expect((await canvas.findAllByRole('button', { name: 'Add to Cart' }))[0]).toBeEnabled()
      await expect(await canvas.findByText(`Welcome, ${customer.first_name} ${customer.last_name}`)).toBeVisible()
    })
  },
}
