import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { lazyWithRetry } from '../../../internal/lazy-with-retry'
import { narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { LazyBoundary, type LazyBoundaryProps } from './LazyBoundary'

interface PageProps extends Pick<LazyBoundaryProps, 'onClose'> {
  /** How many attempts to load the file fail. */
  missing: number
}

function ThePart() {
  return <p>The part is here.</p>
}

/** A page with a part whose file is missing at first. */
function Page({ missing, onClose }: PageProps) {
  const [Part] = useState(() => {
    let left = missing
    return lazyWithRetry(async () => {
      left -= 1
      if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module')
      return { default: ThePart }
    })
  })
  return (
    <div className="grid min-h-96 content-start gap-4">
      <p>The page itself.</p>
      <LazyBoundary onClose={onClose} fallback={<p>Waiting.</p>}>
        <Part />
      </LazyBoundary>
    </div>
  )
}

const meta = {
  title: 'Components/Feedback/LazyBoundary',
  component: Page,
  parameters: guide({
    use: ['Around every part that is loaded when it is first shown: dialogs, menus, rarely used parts.'],
    avoid: ['Pages: the app has an error screen for them.', 'Data that could not be loaded: use ErrorState.'],
    do: [
      'Set `onClose` for a part over the page, so that its error can be closed.',
      'Reserve the space of a part while it loads.',
    ],
    dont: ['Don’t wrap two parts in one boundary: one missing file would replace both.'],
    keys: [
      { key: 'Tab', does: 'Moves to Try Again, then to Close.' },
      { key: 'Enter', does: 'Loads the file again, or closes the error.' },
    ],
    parts: [{ name: 'Message', is: 'What could not be loaded, with a way to retry.', at: '[role=alert]' }],
    content: ['Says that a part is missing, not which file.'],
    widths: 'As wide as the part it replaces; over the page, as wide as a dialog.',
    announces: 'The loading error, at once; nothing while loading.',
    pairs: 'is not seen',
  }),
  args: { missing: Infinity },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const title = 'This part could not be loaded'

/** The page stays; the error replaces the part. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(title)
    await expect(canvas.getByText('The page itself.')).toBeVisible()
  },
}

/** For a part over the page the error is shown at the bottom of the window. */
export const OverThePage: Story = {
  args: { onClose: fn() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(title)
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible()
  },
}

export const ComesAtTheSecondAttempt: Story = {
  ...behaviour,
  args: { missing: 1 },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try Again' }))
    await expect(await canvas.findByText('The part is here.')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const ComesWithTheConnection: Story = {
  ...behaviour,
  args: { missing: 1 },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
    window.dispatchEvent(new Event('online'))
    await expect(await canvas.findByText('The part is here.')).toBeVisible()
  },
}

export const ClosesByKeyboard: Story = {
  ...behaviour,
  ...OverThePage,
  tags: ['behaviour', 'keyboard'],
  play: async (context) => {
    await OverThePage.play!(context)
    await userEvent.tab()
    await expect(context.canvas.getByRole('button', { name: 'Try Again' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(context.args.onClose).toHaveBeenCalledOnce()
  },
}

export const Narrow: Story = { decorators: [narrow] }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Themes: Story = { decorators: [themes] }
