import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { tabTo } from '@skafferi/ui/stories/tab-to'
import { findComplaint, nextCaseNumber, photograph, complaintInput } from './story-complaint'
import { chooseByName } from './story-keyboard'
import { StoryPage } from './StoryPage'
import { network, storyWorld } from './story-shop'

const { id: company } = storyWorld.companies.kiosk
const { order } = storyWorld.orders.find(({ company_id }) => company_id === company)!

/** The same complaint by keyboard. */
const meta = {
  title: 'Flows/Complaint by keyboard',
  component: StoryPage,
  tags: ['behaviour', 'keyboard'],
  args: { address: `/profile/order/${order.id}`, who: 'kiosk' },
  parameters: { layout: 'fullscreen', ...behaviour.parameters, ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

/** A complaint with a picture, using only Tab, letters, Space and Enter. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const open = await canvas.findByRole('button', { name: 'File Complaint' })
    await step('opens the form', async () => {
      await tabTo(open)
      await userEvent.keyboard('{Enter}')
    })
    const dialog = await findComplaint(canvasElement)

    await step('enters the complaint', async () => {
      await tabTo(dialog.getByLabelText('Subject'))
      await userEvent.keyboard(complaintInput.subject)
      const type = dialog.getByLabelText<HTMLSelectElement>('Complaint type')
      await tabTo(type)
      await chooseByName(type, complaintInput.type)
      await tabTo(dialog.getByLabelText('Description'))
      await userEvent.keyboard(complaintInput.description)
    })

    await step('adds a picture and removes another', async () => {
      const pictures = dialog.getByLabelText(/^Pictures/)
      await tabTo(pictures)
      await userEvent.upload(pictures, [await photograph('carton.jpg'), await photograph('cat.jpg')])
      const remove = await dialog.findByRole('button', { name: 'Remove cat.jpg' })
      await tabTo(remove)
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(dialog.queryByRole('button', { name: 'Remove cat.jpg' })).toBeNull())
      await expect(dialog.getByRole('button', { name: 'Remove carton.jpg' })).toBeVisible()
    })

    await step('sends it and sees the case number', async () => {
      await tabTo(dialog.getByRole('button', { name: 'Submit' }))
      await userEvent.keyboard('{Enter}')
      await expect(await dialog.findByText(`Your case number is ${nextCaseNumber}.`)).toBeVisible()
    })

    await step('the focus returns to the button', async () => {
      await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull())
      await expect(open).toHaveFocus()
    })
  },
}
