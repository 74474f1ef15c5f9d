import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { Button } from '../../actions/button'
import { BackHandlerProvider } from '../../layout/page-layout'
import { Dialog, type DialogProps } from './Dialog'

/** A page that opens and closes the dialog. */
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
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  parameters: guide({
    also: ['modal', 'popup', 'overlay', 'lightbox', 'window'],
    use: ['One task that interrupts the page: a short form, or a confirmation of something that cannot be undone.'],
    avoid: [
      'A notification: use Toast or BannerMessage.',
      'Navigation or filters on a narrow screen: use Drawer.',
      'A long form with steps: use a page.',
      'Additional information: use Disclosure.',
    ],
    do: [
      'Use the question or the task as the title.',
      'Label buttons with the action ("Clear the cart"), never “Yes” and “No”.',
      'Put the primary action last; on phones all actions share the width.',
      'Load its content when it is first opened.',
    ],
    dont: [
      'Don’t open a dialog from a dialog.',
      'Don’t trap users: set `busy` only for operations that must not be interrupted.',
    ],
    keys: [
      { key: 'Tab', does: 'Cycles through the dialog; the page behind it cannot be reached.' },
      { key: 'Escape', does: 'Requests closing.' },
      { key: 'Enter', does: 'On a button: presses it. In a field of a form: submits the form.' },
    ],
    parts: [
      { name: 'Title', is: 'The question or the task; also the accessible name.', at: '[data-part=title]' },
      { name: 'Close', is: 'Requests closing, like Escape and a press on the backdrop.', at: 'dialog button' },
      { name: 'Body', is: 'Scrolls if it is taller than the window.', at: '[data-part=body]' },
      { name: 'Actions', is: 'The primary action last.', at: 'dialog form ~ button, dialog > div:last-of-type button' },
    ],
    content: [
      'The title is the task (“Delivery Address Details”) or the full question (“Clear the cart?”).',
      'Label buttons with the action: “Clear the cart” and “Cancel”, never “Yes” and “No”.',
      'Say in one sentence what will be lost, if anything.',
    ],
    widths:
      '480, 640 or 736 px wide, centred in the window. On phones a bottom sheet with the full width and at most 94 % of the height.',
    announces:
      'On opening: title and role, and the focus moves to the first field, or to the title. On closing the focus returns to the opener.',
    pairs: 'takes the window',
  }),
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

/** Every way of closing reports its reason, and the focus returns to the opener. */
export const Closing: Story = {
  ...behaviour,
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
      await waitFor(() => expect(opener).toHaveFocus())
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

    await step('by a press outside, but not inside', async () => {
      const dialog = await open()
      await userEvent.click(within(dialog).getByRole('heading'))
      await waitFor(() => expect(dialog).toBeVisible())
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

/** It cannot be closed while an operation runs. */
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

/** Header and footer stay visible, the body scrolls. */
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

/** By keyboard: the focus stays inside, Escape asks to close, and the focus returns to the opener. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { open: false },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const opener = canvas.getByRole('button', { name: 'Add address' })
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await canvas.findByRole('dialog'))
    await expect(dialog.getByLabelText('First name')).toHaveFocus()
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: 'Save' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenLastCalledWith({ reason: 'button' })
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}

/** Without a footer the body extends to the end. */
export const WithoutActions: Story = {
  args: { footer: undefined, title: 'Delivery', children: <p>Courier, 2-4 days.</p> },
}

/** At 320 px: a bottom sheet, its actions side by side over the full width. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { title: `<img src=x onerror=alert(1)> ${'x'.repeat(200)}`, children: <p>{'x'.repeat(200)}</p> },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible())
  },
}

/** What the browser's Back would undo, as the app tracks it. */
/**
 * The second half of a double press on the opener does nothing, on the backdrop or on an action below the pointer. Later
 * presses do.
 */
export const DoublePress: Story = {
  ...behaviour,
  args: { open: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add address' }))
    const dialog = await canvas.findByRole('dialog')
    await fireEvent.mouseDown(dialog, { detail: 2 })
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(dialog).toBeVisible()
    await fireEvent.mouseDown(dialog, { detail: 1 })
    await expect(args.onClose).toHaveBeenCalledWith({ reason: 'backdrop' })
  },
}

const undoes = new Set<() => void>()

/** A stable function: a new one would be a new history. */
function rememberUndo(undo: () => void) {
  undoes.add(undo)
  return () => void undoes.delete(undo)
}

/** Back closes the dialog first; after that Back has nothing left to undo. */
export const ClosedByBack: Story = {
  ...behaviour,
  render: (args) => <Opener {...args} />,
  decorators: [
    (Story) => (
      <BackHandlerProvider value={rememberUndo}>
        <Story />
      </BackHandlerProvider>
    ),
  ],
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
    await expect(undoes.size).toBe(1)
    undoes.forEach((undo) => undo())
    await expect(args.onClose).toHaveBeenCalledWith({ reason: 'back' })
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(undoes.size).toBe(0)
  },
}

export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
