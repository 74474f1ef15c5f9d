import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { expectAddress, expectHeading, StoryPage } from './StoryPage'
import { choose, fillIn, findComplaint, nextCaseNumber, photograph, submit } from './story-complaint'
import { network, storyWorld } from './story-shop'

const { id: company } = storyWorld.companies.kiosk
const orders = storyWorld.orders.filter(({ company_id }) => company_id === company).map(({ order }) => order)
const order = orders.slice(0, 10).find(({ shipments }) => shipments.length > 0)!
const title = order.items[0]!.product_title

/** A customer finds an order and files a complaint with a picture. */
const meta = {
  title: 'Flows/Complaint',
  component: StoryPage,
  tags: ['behaviour'],
  args: { address: '/profile', who: 'kiosk' },
  parameters: { layout: 'fullscreen', ...behaviour.parameters, ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

/** Finds the order in the history, opens it and files a complaint with a picture. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('finds the order in the history', async () => {
      const history = within(await canvas.findByRole('table', { name: 'Order History' }))
      await userEvent.click(history.getByRole('link', { name: `${title}, order no. ${order.display_id}` }))
      await expectAddress(canvasElement, `/profile/order/${order.id}`)
      const heading = new RegExp(`^Order ${order.display_id} · `)
      await expectHeading(canvas, heading)
      await expect(canvas.getByRole('main').matches(':focus-within')).toBe(true)
    })

    await step('files a complaint', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'File Complaint' }))
      const dialog = await findComplaint(canvasElement)
      await fillIn(dialog)
      await choose(dialog, await photograph('carton.jpg'))
      await submit(dialog)
      await expect(await dialog.findByText(`Your case number is ${nextCaseNumber}.`)).toBeVisible()
    })

    await step('sees the case number', async () => {
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      const text = `Complaint submitted successfully! Your case number is ${nextCaseNumber}.`
      await expect(canvas.getByText(text)).toBeVisible()
    })

    await step('returns to the history', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Order History' }))
      await expectAddress(canvasElement, '/profile')
    })
  },
}
