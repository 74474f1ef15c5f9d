import type { SharedLinkView } from '@skafferi/domain/shop/shelf/views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { failed, problemOf, ready } from '../../../internal/stories/story-load'
import { ShareShelfDialog } from './ShareShelfDialog'

const link = 'https://shop.example/shelf/9f86d081884c7d659a2feaa0c55ad015'

const links: readonly SharedLinkView[] = [
  { code: 'one', title: 'Kiosk by the station', articles: 26, sharedOn: '1 Dec 2026', expiresOn: '1 Dec 2027' },
  { code: 'two', title: null, articles: 24, sharedOn: '12 Nov 2026', expiresOn: '12 Nov 2027' },
]

const meta = {
  title: 'Commerce/Shelf/ShareShelfDialog',
  component: ShareShelfDialog,
  args: {
    link: null,
    links: { load: ready(links), stopping: false },
    busy: false,
    problem: null,
    hrefOf: ({ code }) => `/shelf/${code}`,
    onShare: fn(),
    onCopy: fn(async () => undefined),
    onStop: fn(),
    onClose: fn(),
  },
  parameters: {
    chromatic: { disableSnapshot: true },
    ...guide({
      also: ['copy link', 'share'],
      use: ['To share the company’s shelf with a link.'],
      avoid: ['To invite a colleague: they share the shelf already.'],
      do: ['Say what readers will see before the link exists.'],
      dont: ['Don’t create a link when the dialog opens.'],
      keys: [
        { key: 'Tab', does: 'Moves between the name, the links and the button.' },
        { key: 'Enter', does: 'In the name: creates the link.' },
        { key: 'Escape', does: 'Closes the dialog.' },
      ],
      parts: [
        { name: 'Name', is: 'Its title for readers, or the link.', at: 'input' },
        { name: 'Links', is: 'The company’s links that work, each with a button that ends it.', at: 'li', rare: true },
      ],
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
    await expect(dialog().getByText(/how many pieces a full place holds/)).toBeVisible()
    await expect(dialog().getByText('26 articles, shared on 1 Dec 2026, works until 1 Dec 2027')).toBeVisible()
    await expect(dialog().getByRole('link', { name: 'A shelf of 24 articles' })).toHaveAttribute('href', '/shelf/two')
  },
}

/** The company shares nothing yet. */
export const WithoutLinks: Story = {
  args: { links: { load: ready([]), stopping: false } },
  play: async () => {
    await expect(dialog().queryByRole('heading', { level: 3 })).toBeNull()
  },
}

export const LoadingLinks: Story = { args: { links: { load: { status: 'loading' }, stopping: false } } }

/** A link can be created although the others cannot be listed. */
export const FailedLinks: Story = {
  args: { links: { load: failed(problemOf('load_shelf'), fn()), stopping: false } },
  play: async () => {
    await expect(dialog().getByRole('button', { name: 'Try Again' })).toBeVisible()
    await expect(dialog().getByRole('button', { name: 'Create link' })).toBeVisible()
  },
}

/** A removed link is gone from the list, which keeps the focus. */
export const Stops: Story = {
  ...behaviour,
  render: function Stopping(args) {
    const [shown, setShown] = useState(links)
    return (
      <ShareShelfDialog
        {...args}
        links={{ load: ready(shown), stopping: false }}
        onStop={(stopped) => {
          args.onStop(stopped)
          setShown(shown.filter(({ code }) => code !== stopped.code))
        }}
      />
    )
  },
  play: async ({ args }) => {
    const stop = { name: 'Stop sharing Kiosk by the station, shared on 1 Dec 2026' }
    await userEvent.click(dialog().getByRole('button', stop))
    await expect(args.onStop).toHaveBeenCalledWith({ code: 'one' })
    await expect(dialog().queryByRole('button', stop)).toBeNull()
    await expect(dialog().getByRole('region', { name: 'Links of your company' })).toHaveFocus()
  },
}

export const Shares: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args }) => {
    dialog().getByRole('textbox').focus()
    await userEvent.keyboard('Our shelf{Enter}')
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
