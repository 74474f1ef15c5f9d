import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button'
import { Dialog, type DialogProps } from './Dialog'

/** A page that opens the dialog and lets it go, as a screen does. */
function Opener({ onClose, ...dialog }: DialogProps) {
  const [open, setOpen] = useState(dialog.open)
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        Add address
      </Button>
      <Dialog
        {...dialog}
        open={open}
        onClose={(event) => {
          onClose(event)
          setOpen(false)
        }}
      />
    </>
  )
}

const form = (
  <form className="grid gap-1.5">
    <label htmlFor="first-name" className="font-medium">
      First name
    </label>
    <input id="first-name" className="h-control rounded-md border border-line-control bg-surface px-3" />
  </form>
)

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    open: true,
    title: 'Delivery Address Details',
    children: form,
    footer: (
      <>
        <Button variant="secondary">Cancel</Button>
        <Button>Save</Button>
      </>
    ),
    onClose: fn(),
  },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog', { name: 'Delivery Address Details' })
    await expect(dialog.matches(':modal')).toBe(true)
    await expect(within(dialog).getByLabelText('First name')).toHaveFocus()
  },
}

/** Every way out is told apart, and the focus returns to where it came from. */
export const Closing: Story = {
  args: { open: false },
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    const opener = canvas.getByRole('button', { name: 'Add address' })
    const open = async () => {
      await userEvent.click(opener)
      return canvas.findByRole('dialog')
    }
    const expectClosed = async (reason: string) => {
      await expect(args.onClose).toHaveBeenLastCalledWith({ reason })
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await expect(opener).toHaveFocus()
    }

    await step('by its button', async () => {
      const dialog = await open()
      await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
      await expectClosed('button')
    })

    await step('by Escape', async () => {
      const dialog = await open()
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
      await expectClosed('escape')
    })

    await step('by a press beside it, but not by one inside', async () => {
      const dialog = await open()
      await userEvent.click(within(dialog).getByRole('heading'))
      await expect(dialog).toBeVisible()
      await userEvent.click(dialog)
      await expectClosed('backdrop')
    })
  },
}

export const Question: Story = {
  args: { title: 'Clear the cart?', children: <p>All 12 lines go.</p> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Clear the cart?' })).toHaveFocus()
  },
}

/** While work is under way nothing closes it. */
export const Busy: Story = {
  args: {
    busy: true,
    footer: (
      <Button busy busyLabel="Saving...">
        Save
      </Button>
    ),
  },
  play: async ({ args, canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog')
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toBeDisabled()
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    await userEvent.click(dialog)
    await expect(args.onClose).not.toHaveBeenCalled()
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

/** Head and foot stay in sight, the body scrolls. */
export const Long: Story = {
  args: {
    size: 'lg',
    children: (
      <ol className="grid gap-4">
        {Array.from({ length: 60 }, (_, index) => (
          <li key={index}>Line {index + 1}</li>
        ))}
      </ol>
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog')
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Save' })).toBeVisible())
    await expect(dialog.scrollHeight).toBeLessThanOrEqual(dialog.clientHeight + 1)
  },
}
