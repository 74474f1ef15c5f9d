import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Disclosure } from './Disclosure'

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: {
    title: 'How do I apply for an account?',
    children: <p>Fill in the registration. Approval typically takes 1 to 4 business days.</p>,
    onToggle: fn(),
  },
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const answer = canvas.getByText(/Fill in the registration/)
    await expect(answer).not.toBeVisible()
    await userEvent.click(canvas.getByText('How do I apply for an account?'))
    await expect(answer).toBeVisible()
    await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith({ open: true }))
    await userEvent.tab()
  },
}

export const Open: Story = { args: { initial: 'open' } }

/** Questions of one group answer one at a time. */
export const Group: Story = {
  render: () => (
    <>
      <Disclosure group="faq" title="First" initial="open">
        First answer
      </Disclosure>
      <Disclosure group="faq" title="Second">
        Second answer
      </Disclosure>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Second'))
    await expect(canvas.getByText('Second answer')).toBeVisible()
    await waitFor(() => expect(canvas.getByText('First answer')).not.toBeVisible())
  },
}
