import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { problemOf } from '../../../internal/stories/story-load'
import { ShareShelfDialog } from './ShareShelfDialog'

const link = 'https://shop.example/shelf/9f86d081884c7d659a2feaa0c55ad015'

const meta = {
  title: 'Commerce/Shelf/ShareShelfDialog',
  component: ShareShelfDialog,
  args: { link: null, busy: false, problem: null, onShare: fn(), onCopy: fn(async () => undefined), onClose: fn() },
  parameters: {
    chromatic: { disableSnapshot: true },
    ...guide({
      also: ['copy link', 'share'],
      use: ['To share the company’s shelf with a link.'],
      avoid: ['To invite a colleague: they share the shelf already.'],
      do: ['Say what readers will see before the link exists.'],
      dont: ['Don’t create a link when the dialog opens.'],
      keys: [
        { key: 'Tab', does: 'Moves between the name and the button.' },
        { key: 'Escape', does: 'Closes the dialog.' },
      ],
      parts: [{ name: 'Name', is: 'Its title for readers, or the link.', at: 'input' }],
      content: ['A name of at most 40 characters, without line breaks.'],
      widths: 'A dialog of 480 px; full width on phones.',
      announces: 'A dialog with a title; the result of copying is a status.',
      pairs: 'takes the window',
    }),
  },
} satisfies Meta<typeof ShareShelfDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => within(within(document.body).getByRole('dialog'))

export const Default: Story = {
  play: async () => {
    await expect(dialog().getByText(/Prices, stock and the name of your company are not shown/)).toBeVisible()
  },
}

export const Shares: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args }) => {
    dialog().getByRole('textbox').focus()
    await userEvent.keyboard('Our shelf')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onShare).toHaveBeenCalledWith({ title: 'Our shelf' })
  },
}

/** A name that is too long is kept, and not sent. */
export const TooLong: Story = {
  ...behaviour,
  play: async ({ args }) => {
    await userEvent.type(dialog().getByRole('textbox'), 'W'.repeat(41))
    await userEvent.click(dialog().getByRole('button', { name: 'Create link' }))
    await expect(args.onShare).not.toHaveBeenCalled()
  },
}

export const Sharing: Story = { args: { busy: true } }

export const Refused: Story = { args: { problem: problemOf('arrange_shelf') } }

export const Shared: Story = {
  args: { link },
  play: async () => {
    await expect(dialog().getByRole('textbox', { name: 'Link' })).toHaveValue(link)
  },
}

export const Copies: Story = {
  ...behaviour,
  args: { link },
  play: async () => {
    await userEvent.click(dialog().getByRole('button', { name: 'Copy link' }))
    await waitFor(() => expect(dialog().getByRole('status')).toHaveTextContent('Link copied'))
  },
}

/** The link can still be copied by hand. */
export const DoesNotCopy: Story = {
  ...behaviour,
  args: { link, onCopy: fn(() => Promise.reject(new Error('denied'))) },
  play: async () => {
    await userEvent.click(dialog().getByRole('button', { name: 'Copy link' }))
    await waitFor(() => expect(dialog().getByRole('status')).toHaveTextContent('The browser did not copy the link.'))
  },
}

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
