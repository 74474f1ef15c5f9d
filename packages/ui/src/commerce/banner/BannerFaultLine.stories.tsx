import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { guide } from '../../internal/stories/guide'
import { column, narrow, themes } from '../../internal/story-frames'
import { BannerFaultLine } from './BannerFaultLine'

const meta = {
  title: 'Commerce/Service/BannerFaultLine',
  component: BannerFaultLine,
  args: { fault: { code: 'no_answer' }, of: 'banner' },
  parameters: guide({
    also: ['fallback', 'stale content'],
    use: ['Under default content that stands in the place of a banner of the store.'],
    avoid: ['Content that has no default: use ErrorState, with another attempt.'],
    do: ['Show the default content above it, whole.'],
    dont: ['Take it for an alarm: the page works without the banner.'],
    keys: [],
    parts: [
      { name: 'Sign', is: 'A warning, small.', at: 'svg' },
      { name: 'Reason', is: 'Why other content stands here.', at: 'p' },
    ],
    content: ['Say what stands here instead, then why.'],
    widths: 'One line, which wraps.',
    announces: 'A status: read when the reader pauses.',
    pairs: 'leaves no choice',
  }),
} satisfies Meta<typeof BannerFaultLine>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Error loading banner: Network error: No response from server',
    )
  },
}

/** Every line of the catalogue. */
export const EveryError: Story = {
  decorators: [column],
  render: () => (
    <>
      <BannerFaultLine of="content" fault={{ code: 'no_data' }} />
      <BannerFaultLine of="content" fault={{ code: 'no_banner' }} />
      <BannerFaultLine of="content" fault={{ code: 'no_id' }} />
      <BannerFaultLine of="content" fault={{ code: 'refused', status: 500, message: 'Something went wrong.' }} />
      <BannerFaultLine of="content" fault={{ code: 'no_answer' }} />
      <BannerFaultLine of="content" fault={{ code: 'unknown' }} />
    </>
  ),
  play: async ({ canvas }) => {
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

/** The server's words are text. */
export const HostileTextNarrow: Story = {
  args: { fault: { code: 'refused', status: 404, message: hostileText.repeat(3) } },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img')).toBeNull()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Themes: Story = { decorators: [themes] }
