import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PicturesView } from '@skafferi/domain/office/views'
import { expect, fn, userEvent } from 'storybook/test'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { behaviour } from '../../internal/stories/behaviour'
import { inOffice } from '../story-frame'
import { ImportFileScreen } from './ImportFileScreen'

const notUploaded: PicturesView = { count: 300, sent: 0, busy: false, accepted: 0, refused: [], ignoredCount: 0 }
const withPictures = (change: Partial<PicturesView>, problem: string | null = null) => ({
  pictures: { pictures: { ...notUploaded, ...change }, problem },
})

const meta = {
  title: 'Office/Screens/ImportFileScreen',
  component: ImportFileScreen,
  decorators: [inOffice('import')],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: {
    subject: 'catalog',
    sending: null,
    problem: null,
    pictures: { pictures: null, problem: null },
    recent: { status: 'ready', refreshing: false, view: [] },
    templateHref: '/admin/imports/template',
    onSubject: fn(),
    onFile: fn(),
    onRemove: fn(),
    onPictures: fn(),
    onResume: fn(),
  },
} satisfies Meta<typeof ImportFileScreen>

export default meta
type Story = StoryObj<typeof meta>

/** A product file, and below it the pictures that it names. */
export const Default: Story = {}

const listed = (id: string, state: 'matching' | 'checked' | 'done') => ({
  id,
  name: `${id}.csv`,
  href: `/office/import/${id}`,
  subject: 'catalog' as const,
  rows: 318,
  state,
  isCheck: state === 'checked',
  when: 'Fri 20 Nov',
})

/** A file that was uploaded and not applied is found again. */
export const NotStarted: Story = {
  args: {
    recent: {
      status: 'ready',
      refreshing: false,
      view: [
        listed('spring', 'matching'),
        listed('prices-of-2026-for-all-of-sweden', 'checked'),
        listed('old', 'done'),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not started yet: columns to match')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go on with spring.csv' })).toHaveAttribute(
      'href',
      '/office/import/spring',
    )
    await expect(canvas.queryByRole('link', { name: 'Go on with old.csv' })).toBeNull()
  },
}

export const NotStartedOnAPhone: Story = { ...onAPhone, args: NotStarted.args }

/** A stock file has no pictures. */
export const Stock: Story = {
  args: { subject: 'stock' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(/Pictures named in the file/)).toBeNull()
  },
}

export const Prices: Story = { args: { subject: 'prices' } }

export const UploadingPictures: Story = {
  args: withPictures({ sent: 120, accepted: 119, busy: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: /Uploading pictures/ })).toHaveValue(120)
    await expect(canvas.getByLabelText(/Pictures named in the file/)).toBeDisabled()
  },
}

export const PicturesUploaded: Story = { args: withPictures({ sent: 300, accepted: 300, ignoredCount: 2 }) }

const reasons = [
  { code: 'not_a_picture', message: 'is not a JPEG, PNG or WebP picture' },
  { code: 'unreadable_file', message: 'is damaged or incomplete' },
  null,
]
const refused = Array.from({ length: 11 }, (_, index) => ({
  name: `IMG_${2041 + index}.jpg`,
  problem: reasons[index % 3] ?? null,
}))

/** The first rejected pictures are listed; the others are counted. */
export const PicturesRejected: Story = {
  args: withPictures({ sent: 300, accepted: 289, refused }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('and 3 more')).toBeVisible()
  },
}

/** The connection broke: the upload can be continued. */
export const UploadInterrupted: Story = {
  args: withPictures({ sent: 120, accepted: 120 }, 'The shop cannot be reached. Check your connection.'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('180 pictures are not uploaded yet')
  },
}

/** A button uploads the rest; it works with the keyboard. */
export const ResumesUpload: Story = {
  ...behaviour,
  args: UploadInterrupted.args,
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Upload the rest' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onResume).toHaveBeenCalledOnce()
  },
}

export const AcceptsSeveralPictures: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const files = [
      new File(['a'], 'salt.jpg', { type: 'image/jpeg' }),
      new File(['b'], 'pepper.png', { type: 'image/png' }),
    ]
    await userEvent.upload(canvas.getByLabelText(/Pictures named in the file/), files)
    await expect(args.onPictures).toHaveBeenCalledWith({ files })
  },
}

export const Phone: Story = { ...onAPhone, args: PicturesRejected.args }

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: UploadInterrupted.args }

export const Dark: Story = { globals: { scheme: 'dark' }, args: PicturesRejected.args }

export const HighContrast: Story = { globals: { contrast: 'more' }, args: PicturesRejected.args }
