import { useEffect, useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { withToasts } from '../../../internal/stories/with-toasts'
import { Button } from '../../actions/button'
import { CONTENT_ID } from '../../layout/page-layout'
import { bottomBarRef } from './bottom-bar'
import { Toast } from './Toast'
import { useToast, type ToastOptions } from './toast-context'

interface PageProps {
  toasts: readonly ToastOptions[]
  /** Whether the toasts are shown on load or when the button is pressed. */
  showOn: 'at once' | 'on press'
}

/** A page that shows toasts. */
function Page({ toasts, showOn }: PageProps) {
  const { showToast } = useToast()
  useEffect(() => {
    if (showOn === 'at once') {
      toasts.forEach(showToast)
    }
  }, [toasts, showOn, showToast])
  return (
    <div className="flex min-h-80 flex-wrap items-start gap-2">
      {toasts.map((item) => (
        <Button key={item.message} variant="secondary" onPress={() => showToast(item)}>
          {item.message}
        </Button>
      ))}
    </div>
  )
}

const added: ToastOptions = { message: 'Item added to cart!', action: { label: 'View cart', href: '/cart' } }
const failed: ToastOptions = { message: 'Failed to update item quantity', tone: 'critical' }

const meta = {
  title: 'Components/Feedback/Toast',
  component: Page,
  parameters: guide({
    also: ['snackbar', 'notification', 'flash message'],
    use: ['The result of an action, from anywhere on the page: added, saved, failed.'],
    avoid: [
      'A message that stays relevant: use BannerMessage.',
      'An error in a field: use the error of Field.',
      'A question: use Dialog.',
    ],
    do: [
      'Say what happened in one sentence.',
      'Offer at most one follow-up action.',
      'Dismiss a failure when the user retries, with the function that showToast returns.',
      'Set `bottomBarRef` on a bar at the bottom of a phone: toasts are shown above it.',
    ],
    dont: ['Don’t put information that users need later only in a toast: it disappears.', 'Don’t congratulate.'],
    keys: [
      { key: 'Tab', does: 'Moves to the action, then to Close; the timer pauses meanwhile.' },
      {
        key: 'Enter',
        does: 'Activates the action, or closes the toast; the focus returns to where it was when the toast appeared.',
      },
    ],
    parts: [
      { name: 'Icon', is: 'A check mark or a warning icon.', at: 'section svg' },
      { name: 'Message', is: 'What happened.', at: 'section .flex-1' },
      {
        name: 'Close',
        is: 'Closes the toast. A success disappears by itself, a failure stays until it is closed.',
        at: 'section button:last-of-type',
      },
    ],
    content: [
      'State what happened: “Added to cart”.',
      'One sentence, and one action of one or two words.',
      'Never the only place for a piece of information.',
    ],
    widths:
      '416 px at the end of a desktop window, the full width within gutters on phones; above a bar at the bottom.',
    announces: 'Successes politely, failures at once, in two live regions that always exist.',
    pairs: 'takes the window',
  }),
  args: { toasts: [added, failed], showOn: 'on press' },
  decorators: [withToasts],
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { showOn: 'at once' } }

export const ReadsOut: Story = {
  ...behaviour,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const show = (message: string) => userEvent.click(canvas.getByRole('button', { name: message }))

    await step('a message is announced politely', async () => {
      await show(added.message)
      const region = canvas.getByRole('status')
      await expect(region).toHaveTextContent('Item added to cart!')
      await expect(within(region).getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart')
    })

    await step('the same message again is one toast', async () => {
      await show(added.message)
      await expect(within(canvas.getByRole('status')).getAllByRole('link')).toHaveLength(1)
    })

    await step('a failure is announced assertively', async () => {
      await show(failed.message)
      await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to update item quantity')
    })
  },
}

/** Closed by its button, without remains in the page. */
export const Closing: Story = {
  ...behaviour,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: failed.message }))
    const region = canvas.getByRole('alert')
    await userEvent.click(within(region).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(region).toBeEmptyDOMElement())
  },
}

const undo = fn()

/** The action runs once and closes the toast. */
export const WithAction: Story = {
  ...behaviour,
  args: { toasts: [{ message: 'Line removed', action: { label: 'Undo', onSelect: undo } }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    undo.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Line removed' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** The caller removes the toast of a failure that was resolved. */
export const DismissedByCaller: Story = {
  ...behaviour,
  render: function Render() {
    const { showToast } = useToast()
    const [dismiss, setDismiss] = useState<() => void>()
    return (
      <Button variant="secondary" onPress={() => (dismiss ? dismiss() : setDismiss(() => showToast(failed)))}>
        {dismiss ? 'Try again' : 'Try'}
      </Button>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent(failed.message)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
  },
}

/**
 * With many toasts the oldest success message is removed; failures stay, in red, at the bottom right of a wide window.
 */
export const Many: Story = {
  args: { toasts: [failed, { message: 'One' }, { message: 'Two' }, { message: 'Three' }], showOn: 'at once' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('TwoThree')
    await expect(canvas.getByRole('status')).not.toHaveTextContent('One')
    const failure = canvas.getByRole('alert')
    await expect(failure).toHaveTextContent(failed.message)
    await expect(failure.firstElementChild).toHaveAttribute('data-tone', 'critical')
    const { left, bottom } = failure.getBoundingClientRect()
    await expect(left).toBeGreaterThan(innerWidth / 2)
    await expect(bottom).toBeGreaterThan(innerHeight / 2)
  },
}

/** Reached and closed by keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { toasts: [{ message: 'Line removed', action: { label: 'Undo', onSelect: undo } }] },
  play: async ({ canvas }) => {
    undo.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(undo).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Line removed' })).toHaveFocus()
  },
}

/** If the element that had the focus is gone, the page's heading is focused. */
export const ReturnsToTheHeading: Story = {
  ...behaviour,
  render: function Render() {
    const { showToast } = useToast()
    const [removed, setRemoved] = useState(false)
    function remove() {
      showToast({ message: 'Line removed', action: { label: 'Undo', onSelect: undo } })
      setTimeout(setRemoved, 0, true)
    }
    return (
      <main id={CONTENT_ID}>
        <h1>Shopping Cart</h1>
        {!removed && <Button onPress={remove}>Remove</Button>}
      </main>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove' })).toBeNull())
    canvas.getByRole('button', { name: 'Undo' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}

/** Toasts are shown above a bar at the bottom of the window. */
export const AboveABar: Story = {
  args: { toasts: [added], showOn: 'at once' },
  render: (args) => (
    <>
      <Page {...args} />
      <div ref={bottomBarRef} className="fixed inset-x-0 bottom-0 border-t border-line-strong bg-raised px-4 py-6">
        €272.00
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status')
    const bar = canvas.getByText('€272.00')
    await waitFor(() =>
      expect(region.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top),
    )
  },
}

const long: ToastOptions = {
  message: `Failed: <img src=x onerror=alert(1)> ${'x'.repeat(200)}`,
  tone: 'critical',
  action: { label: 'View cart', href: '/cart' },
}

/** On a phone a long message wraps inside its toast. */
export const LongTextPhone: Story = {
  args: { toasts: [long], showOn: 'at once' },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('alert')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible())
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth)
  },
}

export const States: Story = {
  render: () => (
    <StatesMatrix
      part={Toast}
      args={{ id: 1, toast: added, onDismiss: fn() }}
      variants={{ done: {}, failed: { toast: failed }, 'no action': { toast: { message: 'Line removed' } } }}
      cell={15}
    />
  ),
}

export const Dark: Story = { ...inStates, ...Default, globals: { scheme: 'dark' } }
export const HighContrast: Story = { ...Default, globals: { contrast: 'more' } }
export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } }
