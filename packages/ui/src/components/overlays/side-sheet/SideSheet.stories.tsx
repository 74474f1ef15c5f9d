import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { Button } from '../../actions/button'
import { TextField } from '../../forms/text-field'
import { SideSheet, type SideSheetProps } from './SideSheet'

/** A page that opens and closes the sheet. */
function Opener(args: SideSheetProps) {
  const [open, setOpen] = useState(args.open)
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        Ship order 1042
      </Button>
      <SideSheet
        {...args}
        open={open}
        onClose={(event) => {
          args.onClose(event)
          setOpen(false)
        }}
      />
    </>
  )
}

const meta = {
  title: 'Components/Overlays/SideSheet',
  component: SideSheet,
  render: (args) => <Opener {...args} />,
  parameters: guide({
    also: ['panel', 'drawer', 'flyout'],
    since: '0.2.0',
    use: ['A task on something that stays visible on the page: ship an order, credit lines, change many prices.'],
    avoid: [
      'A question, or two fields: use Dialog.',
      'Navigation or filters on a narrow screen: use Drawer.',
      'A longer or shareable task: use a page (FormPage).',
    ],
    do: [
      'Put the verb and the quantity on the primary button ("Ship 192 pieces").',
      'Show the result in `summary`.',
      'Set `changed` as soon as input could be lost.',
    ],
    dont: ['Don’t open a sheet from a sheet.'],
    keys: [
      { key: 'Tab', does: 'Cycles through the sheet.' },
      {
        key: 'Escape',
        does: 'Closes the sheet. With unsaved input it asks first; a second Escape returns to the sheet.',
      },
    ],
    parts: [
      { name: 'Title', is: 'The verb and its object; also the accessible name.', at: '[data-part=title]' },
      { name: 'Body', is: 'The form. It scrolls; title and buttons do not.', at: '[data-part=body]' },
      { name: 'Summary', is: 'The current sum.', at: 'dialog .num' },
      {
        name: 'Primary button',
        is: 'The verb and the quantity.',
        at: 'dialog > div:last-of-type button:last-of-type',
      },
    ],
    content: [
      'The title is a verb and its object: “Ship order 1042”.',
      'The primary button says how much: “Ship 192 pieces”.',
    ],
    widths: 'Over the end of the page on a desktop; full screen on a phone, where its buttons share the width.',
    announces: 'The title on opening, and the question whether to discard unsaved input.',
    pairs: 'takes the window',
  }),
  args: {
    open: true,
    title: 'Ship order 1042',
    summary: '2 lines, 192 pieces; 60 left to ship',
    children: (
      <div className="grid gap-4">
        <TextField label="Carrier" name="carrier" defaultValue="DHL" />
        <TextField label="Tracking link" name="tracking" hint="Starts with https://" />
      </div>
    ),
    actions: (
      <>
        <Button variant="secondary">Cancel</Button>
        <Button>Ship 192 pieces</Button>
      </>
    ),
    onClose: fn(),
  },
} satisfies Meta<typeof SideSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('dialog', { name: 'Ship order 1042' })
    await expect(sheet.matches(':modal')).toBe(true)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ship 192 pieces' })).toBeVisible())
  },
}

/** Long content scrolls between title and actions, which stay visible. */
export const Long: Story = {
  args: { children: <div style={{ blockSize: '120rem' }}>Lines of the order</div> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ship 192 pieces' })).toBeVisible())
  },
}

/** Asks before unsaved input is lost; staying keeps everything. */
export const AsksBeforeChangesAreLost: Story = {
  ...behaviour,
  args: { changed: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Tracking link'), 'https://dhl.example/1')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('not saved')
    await userEvent.click(canvas.getByRole('button', { name: 'Keep editing' }))
    await expect(canvas.getByLabelText('Tracking link')).toHaveValue('https://dhl.example/1')
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** Opened, used and closed by keyboard; the focus returns to the opener. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { open: false },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Ship order 1042' })
    await userEvent.tab()
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('Carrier')).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByLabelText('Tracking link')).toHaveFocus()
    const sheet = canvas.getByRole<HTMLDialogElement>('dialog')
    sheet.dispatchEvent(new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(args.onClose).toHaveBeenLastCalledWith({ reason: 'escape' }))
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog').getBoundingClientRect().width).toBe(320))
  },
}

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
