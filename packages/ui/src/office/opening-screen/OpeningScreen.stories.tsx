import type { SetupStepId, SetupView } from '@skafferi/domain/office/views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { tabTo } from '../../internal/stories/tab-to'
import { inOffice } from '../story-frame'
import { OpeningScreen } from './OpeningScreen'

const ids = ['profile', 'products', 'delivery', 'legal', 'customer'] as const
const hrefs = Object.fromEntries(ids.map((id) => [id, `/office/${id}`])) as Record<(typeof ids)[number], string>

const ready = (view: Omit<SetupView, 'steps' | 'unfinished'>) => ({
  status: 'ready' as const,
  refreshing: false,
  view: {
    ...view,
    steps: [],
    unfinished: { sampleProducts: 24, emptyPages: ['faq' as const], lacksImprint: false, paymentDays: 14 },
  },
})
const missing: readonly SetupStepId[] = ['products', 'legal']

const meta = {
  title: 'Office/Screens/OpeningScreen',
  component: OpeningScreen,
  decorators: [inOffice('settings')],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: {
    opening: ready({ isOpen: false, missing: [] }),
    preview: {
      link: { href: 'https://shop.example/preview/1796112000.signature', until: 'Fri, 27 Nov, 09:00' },
      ending: { isEnded: false, busy: false, problem: null, onEnd: fn() },
    },
    hrefs,
    editable: true,
    saving: false,
    problem: null,
    onSave: fn(async () => true),
    onReset: fn(),
  },
} satisfies Meta<typeof OpeningScreen>

export default meta
type Story = StoryObj<typeof meta>

/** A closed shop that is ready to open. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The shop is closed to visitors').closest('[role=status]')).not.toBeNull()
    await expect(canvas.getByRole('button', { name: 'Open the shop...' })).toBeEnabled()
    await expect(canvas.getByRole('link', { name: 'View shop' })).toBeVisible()
  },
}

/** Opening is confirmed; the question names what is unfinished. */
export const Opens: Story = {
  ...behaviour,
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the shop...' }))
    const page = within(canvasElement.ownerDocument.body)
    const dialog = within(await page.findByRole('dialog', { name: 'Open the shop?' }))
    await expect(dialog.getByText(/^24 sample products are on sale/)).toBeVisible()
    await expect(dialog.getByText('The FAQ page is empty.')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Open the shop' }))
    await expect(args.onSave).toHaveBeenCalledWith({ open: true })
  },
}

/** The missing steps are links, and the button says that it is not available. */
export const Missing: Story = {
  args: { opening: ready({ isOpen: false, missing }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add your products' })).toHaveAttribute('href', '/office/products')
    await expect(canvas.getByRole('button', { name: 'Open the shop...' })).toHaveAccessibleDescription(
      'Something is missing.',
    )
  },
}

export const Open: Story = {
  args: { opening: ready({ isOpen: true, missing: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The shop is open to visitors').closest('[role=status]')).not.toBeNull()
    await expect(canvas.queryByRole('link', { name: 'View shop' })).toBeNull()
  },
}

/** Closing is confirmed; the question says what happens. */
export const Closes: Story = {
  ...behaviour,
  args: { opening: ready({ isOpen: true, missing: [] }) },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close the shop...' }))
    const page = within(canvasElement.ownerDocument.body)
    const dialog = within(await page.findByRole('dialog', { name: 'Close the shop?' }))
    await expect(dialog.getByText(/only those with a preview link can apply/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Close the shop' }))
    await expect(args.onSave).toHaveBeenCalledWith({ open: false })
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

/** The question is answered with the keyboard: the shop stays open. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { opening: ready({ isOpen: true, missing: [] }), onSave: fn(async () => true) },
  play: async ({ args, canvas, canvasElement }) => {
    await tabTo(canvas.getByRole('button', { name: 'Close the shop...' }))
    await userEvent.keyboard('{Enter}')
    const page = within(canvasElement.ownerDocument.body)
    await page.findByRole('dialog', { name: 'Close the shop?' })
    await tabTo(page.getByRole('button', { name: 'Keep it open' }))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** A colleague has unpublished the legal texts in the meantime. */
export const Refused: Story = {
  args: { problem: 'The shop cannot open yet. Publish terms and privacy.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The shop cannot open yet/).closest('[role=alert]')).not.toBeNull()
  },
}

/** A role that may not open the shop. */
export const ReadOnly: Story = {
  args: { editable: false, preview: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only owners open the shop.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /shop$/ })).toBeNull()
  },
}

export const Saving: Story = { args: { saving: true } }
export const Loading: Story = { args: { opening: { status: 'loading' } } }
export const LoadFailed: Story = {
  args: { opening: { status: 'failed', code: 'internal', request: 'req_01', retry: fn() } },
}
export const Phone: Story = { ...onAPhone, args: { opening: ready({ isOpen: false, missing }) } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
