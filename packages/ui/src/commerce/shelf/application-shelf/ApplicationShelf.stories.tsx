import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { toSharedShelfView } from '@skafferi/domain/shop/shelf'
import { sharedShelf } from '@skafferi/fixtures/world'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { problemOf } from '../../../internal/stories/story-load'
import { storyLocale } from '../../../internal/stories/story-products'
import { storyWorld } from '../../../internal/stories/story-world'
import { ApplicationShelf } from './ApplicationShelf'

const view = toSharedShelfView(sharedShelf(storyWorld), storyLocale)
const ready = { status: 'ready', view, refreshing: false } as const

const meta = {
  title: 'Commerce/Shelf/ApplicationShelf',
  component: ApplicationShelf,
  args: { load: ready, removed: false, onRemove: fn(), onRestore: fn() },
  parameters: {
    ...guide({
      also: ['apply', 'attachment'],
      use: ['Above the form of an application that was begun at a shared shelf.'],
      avoid: ['The shelf itself: use SharedBoard.'],
      do: ['Reserve its space while it loads.'],
      dont: ['Don’t remove it from the page after the choice: the visitor may choose again.'],
      keys: [{ key: 'Enter', does: 'Applies without the shelf, or with it again.' }],
      parts: [
        { name: 'Message', is: 'How many articles are sent with the application, and what they are for.', at: 'p' },
        { name: 'Choice', is: 'Applies without the shelf, or with it again.', at: 'button' },
      ],
      content: ['Counts all articles of the shelf, those that a visitor does not see too.'],
      widths: 'On phones the button is below the message.',
      announces: 'The message, when it changes.',
      pairs: 'not applicable',
    }),
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof ApplicationShelf>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const count = view.places.length + view.leftOut
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `With a shelf of ${count} articles: Kiosk by the station`,
    )
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  render: function Render(args) {
    const [removed, setRemoved] = useState(false)
    return (
      <ApplicationShelf
        {...args}
        removed={removed}
        onRemove={() => setRemoved(true)}
        onRestore={() => setRemoved(false)}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('You apply without a shelf.')
    // The focus stays, so that a mistake is undone with the same key.
    await expect(canvas.getByRole('button', { name: 'Apply with the shelf' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^With a shelf of/)
  },
}

export const Untitled: Story = { args: { load: { ...ready, view: { ...view, title: null } } } }
export const Removed: Story = { args: { removed: true } }
export const Loading: Story = { args: { load: { status: 'loading' } } }

/** The link has expired or was removed. The application is sent without it. */
export const Gone: Story = {
  args: { load: { status: 'failed', problem: problemOf('load_shelf', 'shelf_not_shared'), retry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The shelf of your link is not shared any more/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Without an answer the shelf is still sent; the visitor may leave it out. */
export const Failed: Story = {
  args: { load: { status: 'failed', problem: problemOf('load_shelf', 'network'), retry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('With the shelf of your link')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
