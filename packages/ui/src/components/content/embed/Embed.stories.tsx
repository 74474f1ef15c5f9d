import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { narrow, themes } from '../../../internal/story-frames'
import { guide } from '../../../internal/stories/guide'
import { Embed } from './Embed'

/** A stand-in for a third-party page, so that the story needs no network. */
const page =
  'data:text/html,' +
  encodeURIComponent('<!doctype html><html lang="en"><title>Form</title><main><h1>Write to us</h1></main></html>')

/** Simulates a site that never responds, by suppressing the frame's load event. */
function blockLoadEvent() {
  const hold = (event: Event) => event.stopImmediatePropagation()
  document.addEventListener('load', hold, true)
  return () => document.removeEventListener('load', hold, true)
}

const meta = {
  title: 'Components/Content/Embed',
  component: Embed,
  parameters: {
    ...guide({
      also: ['iframe', 'external content', 'third party'],
      use: ['Third-party content that cannot be built here: the external contact form.'],
      avoid: ['The shop’s own content.', 'A third-party page that works on its own: link to it.'],
      do: ['Use the provider’s well-known name.', 'Use its purpose as the title.'],
      dont: [
        'Don’t load it without consent: no data may be sent there before.',
        'Don’t make it the only way to contact the shop.',
      ],
      keys: [
        { key: 'Tab', does: 'Moves to the button; once loaded, into the frame.' },
        { key: 'Enter', does: 'Loads the frame, or retries.' },
      ],
      parts: [
        { name: 'Notice', is: 'Who receives which data on loading.', at: 'p' },
        { name: 'Load', is: 'Gives consent and loads the frame.', at: 'button' },
      ],
      content: ['Use the provider’s well-known name, not its company name.'],
      widths: 'Fills its container; the frame is 640 px high, and longer content scrolls in it.',
      announces: 'A status while loading, and an alert with a way to retry if it fails.',
      pairs: [
        {
          right: { provider: 'Formulär.example' },
          wrong: { provider: 'a third party' },
          because: 'Users who consent to sending data want to know the recipient.',
        },
      ],
    }),
    // The content of the frame belongs to the other site.
    a11y: { options: { iframes: false } },
  },
  args: { title: 'Contact form', src: page, provider: 'Formulär.example', onLoad: fn() },
} satisfies Meta<typeof Embed>

export default meta
type Story = StoryObj<typeof meta>

/** Names the recipient before any data is sent. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/sends data, such as your IP address, to Formulär.example/)).toBeVisible()
    await expect(canvasElement.querySelector('iframe')).toBeNull()
  },
}

/** Loaded by keyboard. The frame is sandboxed: scripts and forms are allowed, but no access to the shop. */
export const Loaded: Story = {
  tags: ['reaches', 'keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Load from Formulär.example' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const frame = await canvas.findByTitle('Contact form')
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-popups')
    await waitFor(() => expect(args.onLoad).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(frame).toBeVisible())
  },
}

/** The frame keeps its size while loading. */
export const Loading: Story = {
  tags: ['reaches'],
  beforeEach: blockLoadEvent,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading from Formulär.example...')
    await expect(args.onLoad).not.toHaveBeenCalled()
  },
}

/** Offers another attempt after the timeout. */
export const Failed: Story = {
  tags: ['reaches'],
  args: { timeout: 20 },
  beforeEach: blockLoadEvent,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Formulär.example is not responding'))
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
}

export const LongNameNarrow: Story = {
  decorators: [narrow],
  args: { provider: 'Sveriges Samlade Formulärtjänster och Enkätleverantörer Aktiebolag' },
}

export const Themes: Story = { decorators: [themes] }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
