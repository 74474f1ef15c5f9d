import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { SkipLink, type SkipLinkProps } from './SkipLink'

/** In a container that acts as the page, so that the link is in its corner. */
const InPageFrame = (args: SkipLinkProps) => (
  <div className="relative h-20 translate-x-0 overflow-hidden rounded-sm border border-line">
    <SkipLink {...args} />
  </div>
)

const meta = {
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  parameters: guide({
    also: ['skip to content', 'bypass block'],
    use: ['As the first element of every page with content before the main content. PageLayout includes one.'],
    avoid: ['A table of contents: use links on the page.'],
    do: ['Set `target` to the element with the content, which must be focusable (`tabIndex={-1}`).'],
    dont: ['Don’t put anything focusable before it.', 'Don’t hide it while it has the focus.'],
    keys: [
      { key: 'Tab', does: 'As the first tab stop: shows the link.' },
      { key: 'Enter', does: 'Moves the focus to the content.' },
    ],
    parts: [{ name: 'Link', is: 'Hidden until it is focused; the first tab stop of every page.', at: 'a' }],
    content: ['The text is built in.'],
    widths: 'The same at every width.',
    announces: 'The first link of the page. Pressing it focuses the content.',
    pairs: 'is not seen',
  }),
  args: { target: 'skipped-to' },
  decorators: [
    (Story) => (
      <div className="min-h-40">
        <Story />
        <main id="skipped-to" tabIndex={-1} className="rounded-sm p-4">
          <h1>Cart</h1>
        </main>
      </div>
    ),
  ],
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

/** Hidden until it is focused. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0)
  },
}

/** The URL does not change, because a router would treat a changed fragment as navigation. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    const { href } = window.location
    const link = canvas.getByRole('link', { name: 'Skip to content' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
    await expect(window.location.href).toBe(href)
  },
}

const shown: Story['play'] = async ({ canvas }) => {
  await userEvent.tab()
  await expect(canvas.getByRole('link')).toHaveFocus()
}

export const States: Story = {
  render: (args) => <StatesMatrix part={InPageFrame} args={args} interactions={['focus']} cell={14} />,
}

export const Dark: Story = { ...inStates, tags: ['reaches'], globals: { scheme: 'dark' }, play: shown }
export const HighContrast: Story = { tags: ['reaches'], globals: { contrast: 'more' }, play: shown }
export const RightToLeft: Story = { tags: ['reaches'], globals: { direction: 'rtl' }, play: shown }
export const Narrow: Story = {
  tags: ['reaches'],
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async (context) => {
    await shown(context)
    await expect(context.canvas.getByRole('link').getBoundingClientRect().right).toBeLessThanOrEqual(320)
  },
}
