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
  counts: { added: 46, waiting: 0, named: 1, failed: 2 },
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
        state: 'named',
        problem: { code: 'not_sent', message: 'was not sent in' },
      }),
    ),
  ],
  more: 0,
}

const waitingView: PicturesToFetchView = {
  counts: { added: 30, waiting: 2, named: 0, failed: 0 },
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
    onLeaveOutAll: fn(),
    named: { pictures: null, problem: null, onPictures: fn(), onResume: fn() },
  },
} satisfies Meta<typeof PicturesToFetch>

export default meta
type Story = StoryObj<typeof meta>

/** Pictures that could not be fetched, by product, with the reason. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(
      '46 pictures were added. 2 pictures could not be fetched. 1 picture is named in the file, but not in it.',
    )
    await expect(await canvas.findByText(/salt-herring-front\.jpg answers with 404$/)).toBeVisible()
    await expect(canvas.getByText('coins.jpg')).toBeVisible()
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
  args: { pictures: at({ counts: { added: 49, waiting: 0, named: 0, failed: 0 }, products: [], more: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^49 pictures were added\.$/)
  },
}

/** An import without such pictures has no section. */
export const None: Story = {
  args: { pictures: at({ counts: { added: 0, waiting: 0, named: 0, failed: 0 }, products: [], more: 0 }) },
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
    await expect(canvas.queryByRole('button', { name: 'Retry coins.jpg' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^Retry .*front\.jpg$/ }))
    await expect(args.onRetry).toHaveBeenCalledWith({ id: 'impic_1' })
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

const named = (count: number): PicturesToFetchView => ({
  counts: { added: 2, waiting: 0, named: count, failed: 0 },
  products: Array.from({ length: Math.min(count, 3) }, (_, index) =>
    product(
      `prod_${index}`,
      `Product ${index + 1}`,
      missing({ id: `impic_${index}`, name: `kola-${index}.jpg`, isAddress: false, state: 'named', problem: null }),
    ),
  ),
  more: Math.max(0, count - 3),
})

/** A list that has names of pictures instead of addresses. Nothing has failed. */
export const OnlyNamed: Story = {
  args: { pictures: at(named(412)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/412 pictures are named in the file, but not in it\.$/)).toBeVisible()
    await expect(canvas.queryByText(/could not be fetched/)).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Retry/ })).toBeNull()
  },
}

/** All named pictures are uploaded or left out together. */
export const NamedTogether: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { pictures: at(named(412)) },
  play: async ({ args, canvas }) => {
    const files = ['kola-0.jpg', 'kola-1.jpg'].map((name) => new File(['a'], name, { type: 'image/jpeg' }))
    await userEvent.upload(canvas.getByLabelText(/^Upload the named pictures/, { selector: 'input' }), files)
    await expect(args.named.onPictures).toHaveBeenCalledWith({ files })
    canvas.getByRole('button', { name: 'Leave out all 412 named pictures' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLeaveOutAll).toHaveBeenCalledWith({ state: 'named' })
  },
}

/** The last of them are uploaded; others had names that the file does not have. */
export const NamedUploaded: Story = {
  args: {
    pictures: at({ counts: { added: 411, waiting: 0, named: 0, failed: 0 }, products: [], more: 0 }),
    named: {
      pictures: {
        count: 412,
        sent: 412,
        busy: false,
        accepted: 411,
        refused: [{ name: 'logo.png', problem: { code: 'not_missing', message: '' } }],
        ignoredCount: 0,
      },
      problem: null,
      onPictures: fn(),
      onResume: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('logo.png is not among the missing pictures of this import')).toBeVisible()
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
  args: { pending: ['impic_1', '', 'failed'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Retry .*front\.jpg$/ }))
    await expect(args.onRetry).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Retrying...' }))
    await expect(args.onRetryAll).not.toHaveBeenCalled()
    const [leavingOut] = canvas.getAllByRole('button', { name: 'Leaving out...' })
    await userEvent.click(leavingOut!)
    await expect(args.onLeaveOutAll).not.toHaveBeenCalled()
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
