import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { narrow, themes } from '../../internal/story-frames'
import { behaviour } from '../../internal/stories/behaviour'
import { guide } from '../../internal/stories/guide'
import { Link } from '../link'
import { Countdown } from './Countdown'

const NOON = Date.UTC(2026, 0, 15, 12)
const DAY = 86_400_000

/** A clock that does not advance, so that the remaining time never changes. */
const fixedClock = () => NOON

const meta = {
  title: 'Components/Content/Countdown',
  component: Countdown,
  parameters: guide({
    also: ['timer', 'clock', 'sale ends'],
    use: ['A real end that the server sets, at most a few days away: a sale, an offer.'],
    avoid: [
      'An end weeks away: write the date.',
      'How long a wait takes: use Progress or Spinner.',
      'Pressure without an end behind it. The shop never invents data.',
    ],
    do: [
      'Head it with what ends, in the same words as `label`.',
      'Pass a clock corrected by the server’s: a computer’s own may be wrong by hours.',
      'Take the offer away in `onEnd`.',
    ],
    dont: ['Don’t animate the digits.', 'Don’t colour it: yellow is a better price, and red is an error.'],
    keys: [{ key: 'Tab', does: 'Passes it by: there is nothing to operate.' }],
    parts: [
      { name: 'Figure', is: 'Two digits of one width, so that nothing moves.', at: 'b' },
      { name: 'Unit', is: 'Days, hours, minutes, seconds, written out.', at: '[aria-hidden] .grid' },
    ],
    content: ['The label says what ends: “Sale ends in”.', 'Units are words; there is no colon between figures.'],
    widths: 'Always the same: four figures of fixed width, about 200 px.',
    announces: 'A timer that does not interrupt: it is read when somebody comes to it, in words and without seconds.',
    pairs: [
      {
        right: { label: 'Sale ends in' },
        wrong: { label: 'Hurry! Only' },
        because: 'Say what ends. The figures press enough by themselves.',
      },
    ],
  }),
  args: {
    endsAt: NOON + 2 * DAY + 3 * 3_600_000 + 4 * 60_000 + 5_000,
    now: fixedClock,
    label: 'Sale ends in',
    onEnd: fn(),
  },
} satisfies Meta<typeof Countdown>

export default meta
type Story = StoryObj<typeof meta>

/**
 * Days, hours, minutes and seconds are visible; assistive technology gets a text that changes once a minute and is
 * never announced.
 */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const timer = canvas.getByRole('timer', { name: 'Sale ends in' })
    await expect(timer).toHaveAttribute('aria-live', 'off')
    await expect(canvas.getByText('2 days 3 hours 4 minutes left')).toBeInTheDocument()
    await expect(timer).toHaveTextContent('02days03hours04minutes05seconds')
    await expect(args.onEnd).not.toHaveBeenCalled()
  },
}

/** The changing numbers never take the focus. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  render: (args) => (
    <>
      <Link href="/sale">Flash Sales</Link> <Countdown {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
}

/** The given clock decides, not the computer's, which is an hour slow here. */
export const CorrectedClock: Story = {
  args: { endsAt: NOON + 3_600_000, now: () => NOON + 3_540_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 minute left')).toBeInTheDocument()
  },
}

let start = 0

/** Counts down to zero, reports the end once, and stays at zero. */
export const RunsOut: Story = {
  beforeEach: () => {
    start = Date.now()
  },
  args: { endsAt: NOON + 1_500, now: () => NOON + Date.now() - start },
  play: async ({ args, canvas }) => {
    const timer = canvas.getByRole('timer')
    await waitFor(() => expect(args.onEnd).toHaveBeenCalled())
    await waitFor(() => expect(timer).toHaveAttribute('data-ended', 'true'))
    await expect(timer).toHaveTextContent('00days00hours00minutes00seconds')
    await expect(canvas.getByText('Ended')).toBeInTheDocument()
    await expect(args.onEnd).toHaveBeenCalledTimes(1)
  },
}

/** An end in the past is shown as zero, not negative. */
export const LongOver: Story = {
  args: { endsAt: NOON - 40 * DAY },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00days00hours00minutes00seconds')
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledTimes(1))
  },
}

export const LastMinute: Story = {
  args: { endsAt: NOON + 42_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Less than a minute left')).toBeInTheDocument()
  },
}

export const ManyDaysNarrow: Story = { decorators: [narrow], args: { endsAt: NOON + 1_234 * DAY } }
export const Themes: Story = { decorators: [themes] }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
