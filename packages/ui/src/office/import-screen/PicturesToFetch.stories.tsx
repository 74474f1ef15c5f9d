import type { OfficeState, PicturesToFetchView, PictureToFetchView } from '@skafferi/domain/office/views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import { PicturesToFetch } from './PicturesToFetch'

const missing = (change: Partial<PictureToFetchView> = {}): PictureToFetchView => ({
  id: 'impic_1',
  name: 'https://cdn.example/pictures/salt-herring-front.jpg',
  isAddress: true,
  state: 'failed',
  nextTry: null,
  problem: { code: 'answers_with', message: 'answers with 404', params: { status: '404' } },
  ...change,
})

const product = (id: string, title: string, ...pictures: PictureToFetchView[]) => ({
  id,
  title,
  href: `/office/products/${id}`,
  pictures,
})

const failedView: PicturesToFetchView = {
  counts: { added: 46, waiting: 0, failed: 3 },
  products: [
    product(
      'prod_1',
      'Sältan Salt Liquorice Herring',
      missing(),
      missing({
        id: 'impic_2',
        name: 'https://cdn.example/pictures/salt-herring-back.tif',
        problem: { code: 'not_a_picture', message: 'is not a JPEG, PNG or WebP picture' },
      }),
    ),
    product(
      'prod_2',
      'Sältan Seal Coins',
      missing({
        id: 'impic_3',
        name: 'coins.jpg',
        isAddress: false,
        problem: { code: 'not_sent', message: 'was not sent in' },
      }),
    ),
  ],
  more: 0,
}

const waitingView: PicturesToFetchView = {
  counts: { added: 30, waiting: 2, failed: 0 },
  products: [
    product(
      'prod_1',
      'Sältan Salt Liquorice Herring',
      missing({ state: 'waiting', problem: null }),
      missing({
        id: 'impic_2',
        name: 'https://slow.example/herring.jpg',
        state: 'waiting',
        nextTry: '29 Nov, 10:15',
        problem: { code: 'too_slow', message: 'takes longer than 20 seconds', params: { seconds: 20 } },
      }),
    ),
  ],
  more: 0,
}

const at = (view: PicturesToFetchView): OfficeState<PicturesToFetchView> => ({
  status: 'ready',
  refreshing: false,
  view,
})

const meta = {
  title: 'Office/Parts/PicturesToFetch',
  component: PicturesToFetch,
  decorators: [inOffice('import')],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: {
    pictures: at(failedView),
    editable: true,
    pending: [],
    problem: null,
    onRetry: fn(),
    onRetryAll: fn(),
    onUpload: fn(),
    onLeaveOut: fn(),
  },
} satisfies Meta<typeof PicturesToFetch>

export default meta
type Story = StoryObj<typeof meta>

/** Pictures that could not be fetched, by product, with the reason. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '46 pictures were added. 3 pictures could not be fetched.',
    )
    await expect(await canvas.findByText(/salt-herring-front\.jpg answers with 404$/)).toBeVisible()
    await expect(canvas.getByText('coins.jpg was not sent in')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sältan Seal Coins' })).toHaveAttribute(
      'href',
      '/office/products/prod_2',
    )
  },
}

/** Pictures that are being fetched, with the progress. */
export const Waiting: Story = {
  args: { pictures: at(waitingView) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Fetching pictures' })).toHaveValue(30)
    await expect(canvas.getByText('Waiting')).toBeVisible()
    await expect(canvas.getByText('Next attempt 29 Nov, 10:15')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Retry/ })).toBeNull()
  },
}

/** All pictures have arrived. */
export const AllAdded: Story = {
  args: { pictures: at({ counts: { added: 49, waiting: 0, failed: 0 }, products: [], more: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^49 pictures were added\.$/)
  },
}

/** An import without such pictures has no section. */
export const None: Story = {
  args: { pictures: at({ counts: { added: 0, waiting: 0, failed: 0 }, products: [], more: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Pictures to fetch' })).toBeNull()
  },
}

export const Loading: Story = {
  args: { pictures: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Pictures to fetch' })).toBeNull()
  },
}

export const NotLoaded: Story = {
  args: { pictures: { status: 'failed', request: 'req-1', code: 'network', retry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The pictures could not be loaded')).toBeVisible()
  },
}

/** Only the first hundred are listed. */
export const Many: Story = {
  args: { pictures: at({ ...failedView, counts: { ...failedView.counts, failed: 1_203 }, more: 1_200 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('and 1,200 more')).toBeVisible()
  },
}

/** A role that may not change products. */
export const ReadOnly: Story = {
  args: { editable: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Retry|Upload|Leave/ })).toBeNull()
  },
}

export const Retries: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry coins.jpg' }))
    await expect(args.onRetry).toHaveBeenCalledWith({ id: 'impic_3' })
    await userEvent.click(canvas.getByRole('button', { name: 'Retry all' }))
    await expect(args.onRetryAll).toHaveBeenCalledOnce()
  },
}

export const LeavesOut: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave out coins.jpg' }))
    await expect(args.onLeaveOut).toHaveBeenCalledWith({ id: 'impic_3' })
  },
}

export const Uploads: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Upload instead of coins.jpg' })
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    const file = new File(['picture'], 'new.jpg', { type: 'image/jpeg' })
    await userEvent.upload(canvas.getByLabelText(/^Upload instead of coins\.jpg/, { selector: 'input' }), file)
    await expect(args.onUpload).toHaveBeenCalledWith({ id: 'impic_3', file })
  },
}

/** Pending requests ignore further presses. */
export const Pending: Story = {
  ...behaviour,
  args: { pending: ['impic_3', ''] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry coins.jpg' }))
    await expect(args.onRetry).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Retrying...' }))
    await expect(args.onRetryAll).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  args: { problem: 'The file is not a JPEG, PNG or WebP picture.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The file is not a JPEG, PNG or WebP picture.')
  },
}

/** A long address wraps. */
export const LongAddress: Story = {
  ...onAPhone,
  args: {
    pictures: at({
      ...failedView,
      products: [
        product('prod_1', 'Salt'.repeat(12), missing({ name: `https://cdn.example/${'long'.repeat(20)}.jpg` })),
      ],
    }),
  },
}

export const OnAPhone: Story = { ...onAPhone }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
