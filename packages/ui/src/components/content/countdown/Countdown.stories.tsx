import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { Link } from '../../actions/link'
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
    use: ['A real deadline set by the server, at most a few days away: a sale, an offer.'],
    avoid: [
      'A deadline weeks away: show the date.',
      'The duration of an operation: use Progress or Spinner.',
      'Artificial urgency without a real deadline. The shop never invents data.',
    ],
    do: [
      'Add a heading that says what ends, with the same text as `label`.',
      'Pass the time corrected by the server’s clock: a computer’s clock may be wrong by hours.',
      'Remove the offer in `onEnd`.',
    ],
    dont: ['Don’t animate the digits.', 'Don’t use colour: yellow is reserved for better prices, red for errors.'],
    keys: [{ key: 'Tab', does: 'Skips it: it is not interactive.' }],
    parts: [
      { name: 'Number', is: 'Two tabular digits, so that the layout does not shift.', at: 'b' },
      { name: 'Unit', is: 'Days, hours, minutes and seconds as words.', at: '[aria-hidden] .grid' },
    ],
    content: ['The label says what ends: “Sale ends in”.', 'Units are words; there are no colons between the numbers.'],
    widths: 'Fixed: four numbers of constant width, about 200 px.',
    announces:
      'A timer that does not interrupt. When a user reaches it, the remaining time is read in words, without seconds.',
    pairs: [
      {
        right: { label: 'Sale ends in' },
        wrong: { label: 'Hurry! Only' },
        because: 'Say what ends. The numbers are urgent enough.',
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
