import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { guide } from '../../../internal/stories/guide'
import { column, narrow, themes } from '../../../internal/story-frames'
import { BannerFaultLine } from './BannerFaultLine'

const meta = {
  title: 'Commerce/Service/BannerFaultLine',
  component: BannerFaultLine,
  args: { fault: { code: 'no_answer' }, subject: 'banner' },
  parameters: guide({
    also: ['fallback', 'stale content'],
    use: ['For content of the seller that could not be loaded.'],
    avoid: ['For content that the page is about: ErrorState, with a retry.'],
    do: ['Show the rest of the page above or below it.'],
    dont: ['Do not present it as an error: the page works without the content.'],
    keys: [],
    parts: [
      { name: 'Icon', is: 'A small warning.', at: 'svg' },
      { name: 'Reason', is: 'Why content is missing.', at: 'p' },
    ],
    content: ['Say what is missing, then why.'],
    widths: 'One line that wraps.',
    announces: 'A status, announced politely.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof BannerFaultLine>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'Error loading banner: Network error: No response from server',
    )
  },
}

/** Every text of the catalogue. */
export const EveryError: Story = {
  decorators: [column],
  render: () => (
    <>
      <BannerFaultLine subject="content" fault={{ code: 'no_data' }} />
      <BannerFaultLine subject="content" fault={{ code: 'no_banner' }} />
      <BannerFaultLine subject="content" fault={{ code: 'no_id' }} />
      <BannerFaultLine subject="content" fault={{ code: 'refused', status: 500, message: 'Something went wrong.' }} />
      <BannerFaultLine subject="content" fault={{ code: 'no_answer' }} />
      <BannerFaultLine subject="content" fault={{ code: 'unknown' }} />
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('status')).toHaveLength(6))
    await expect(canvas.getAllByRole('status').map((line) => line.textContent)).toEqual([
      'Error loading content: No data received from API',
      'Error loading content: No banner data found in response',
      'Error loading content: Invalid banner data: missing ID',
      'Error loading content: API Error (500): Something went wrong.',
      'Error loading content: Network error: No response from server',
      'Error loading content: Failed to fetch banner',
    ])
  },
}

/** Nothing is shown without a fault. */
export const NoError: Story = {
  args: { fault: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

/** The server's message is shown as text. */
export const HostileTextNarrow: Story = {
  args: { fault: { code: 'refused', status: 404, message: hostileText.repeat(3) } },
  decorators: [narrow],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('status')
    await expect(canvasElement.querySelector('script, img')).toBeNull()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Themes: Story = { decorators: [themes] }
