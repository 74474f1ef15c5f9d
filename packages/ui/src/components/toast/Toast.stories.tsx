import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button'
import { ToastProvider } from './ToastProvider'
import { useToast, type ToastNews } from './toast-context'

/** A page that has news. */
function Page({ news }: { news: readonly ToastNews[] }) {
  const { showToast } = useToast()
  return (
    <div className="flex min-h-80 flex-wrap items-start gap-2">
      {news.map((item) => (
        <Button key={item.message} variant="secondary" onPress={() => showToast(item)}>
          {item.message}
        </Button>
      ))}
    </div>
  )
}

const added: ToastNews = { message: 'Item added to cart!', action: { label: 'View cart', href: '/cart' } }
const failed: ToastNews = { message: 'Failed to update item quantity', tone: 'critical' }

const meta = {
  title: 'Components/Toast',
  component: Page,
  args: { news: [added, failed] },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const show = (message: string) => userEvent.click(canvas.getByRole('button', { name: message }))

    await step('news is read out when the reader pauses', async () => {
      await show(added.message)
      const region = canvas.getByRole('status')
      await expect(region).toHaveTextContent('Item added to cart!')
      await expect(within(region).getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart')
    })

    await step('the same news again is one toast', async () => {
      await show(added.message)
      await expect(within(canvas.getByRole('status')).getAllByRole('link')).toHaveLength(1)
    })

    await step('a failure is read out at once', async () => {
      await show(failed.message)
      await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to update item quantity')
    })
  },
}

/** One close button, and nothing left behind. */
export const Closing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: failed.message }))
    const region = canvas.getByRole('alert')
    await userEvent.click(within(region).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(region).toBeEmptyDOMElement())
  },
}

const undo = fn()

/** The action is done once; the news has served its purpose. */
export const WithAction: Story = {
  args: { news: [{ message: 'Line removed', action: { label: 'Undo', onSelect: undo } }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    undo.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Line removed' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** Of many, the oldest good news goes; failures stay. */
export const Many: Story = {
  args: { news: [failed, { message: 'One' }, { message: 'Two' }, { message: 'Three' }] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    for (const { message } of args.news) {
      await userEvent.click(canvas.getByRole('button', { name: message }))
    }
    await expect(canvas.getByRole('status')).toHaveTextContent('TwoThree')
    await expect(canvas.getByRole('status')).not.toHaveTextContent('One')
    await expect(canvas.getByRole('alert')).toHaveTextContent(failed.message)
  },
}
