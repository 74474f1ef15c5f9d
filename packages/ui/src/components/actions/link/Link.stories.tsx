import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { column, narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { Link } from './Link'
import { LinkProvider, type LinkElementProps } from './LinkContext'
import { NewTabLink } from './NewTabLink'

const meta = {
  title: 'Components/Actions/Link',
  component: Link,
  parameters: guide({
    also: ['anchor', 'hyperlink', 'text link'],
    use: [
      'Navigation to another page, or to another section of this page.',
      'NewTabLink for a text that users read while filling in a form.',
      '`text` in sentences, `quiet` on titles, `muted` in lists of links, `bare` around content with its own style.',
    ],
    avoid: ['An action: use Button.', 'A link among buttons: use LinkButton.'],
    do: ['Write a text that describes the destination even without context.', 'Mark the current page with `current`.'],
    dont: ['Don’t use just “here” or “more”.', 'Don’t remove the underline inside a sentence.'],
    keys: [
      { key: 'Tab', does: 'Moves to the link.' },
      { key: 'Enter', does: 'Follows it.' },
    ],
    parts: [{ name: 'Text', is: 'The destination, underlined inside text.', at: 'a' }],
    content: [
      'Name the destination: “View cart”, never “here” or “more”.',
      'Link only the words that name it; the rest of the sentence stays plain text.',
    ],
    widths: 'Wraps with the surrounding text.',
    announces: 'A link with its text; a link to the current page is announced as current.',
    pairs: [
      {
        right: { children: 'View cart' },
        wrong: { children: 'Click here' },
        because: 'Screen readers also list links without their sentences.',
      },
    ],
  }),
  args: { href: '/cart', children: 'View cart', onActivate: fn() },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  ...inStates,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'View cart' })
    await expect(link).toHaveAttribute('href', '/cart')
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'View cart' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onActivate).toHaveBeenCalledOnce()
  },
}

export const Quiet: Story = { args: { variant: 'quiet' } }

export const Muted: Story = { args: { variant: 'muted' } }

export const CurrentPage: Story = {
  args: { variant: 'muted', current: 'page' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('aria-current', 'page')
  },
}

function RouterLink({ href, ...props }: LinkElementProps) {
  return <a {...props} href={`/shop${href}`} />
}

/** The app provides its router's link once, and every link of the kit uses it. */
export const WithRouter: Story = {
  decorators: [
    (Story) => (
      <LinkProvider component={RouterLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/shop/cart')
  },
}

/**
 * Opens in a new tab, so that input is not lost: an icon and the description say so. The description is not part of the
 * label that contains the link.
 */
export const NewTab: Story = {
  render: () => (
    <label>
      <input type="checkbox" /> I accept the <NewTabLink href="/terms">terms and conditions</NewTabLink>
    </label>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'terms and conditions', description: 'Opens in a new tab.' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(canvas.getByRole('checkbox', { name: 'I accept the terms and conditions' })).toBeVisible()
  },
}

export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: { children: `<img src=x onerror=alert(1)> ${'x'.repeat(200)}` },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const States: Story = {
  render: (args) => (
    <StatesMatrix
      part={Link}
      args={args}
      variants={{
        text: {},
        quiet: { variant: 'quiet' },
        muted: { variant: 'muted' },
        bare: { variant: 'bare' },
        current: { variant: 'muted', current: 'page' },
      }}
      cell={6}
    />
  ),
}

export const Themes: Story = {
  ...inStates,
  decorators: [column, themes],
  render: () => (
    <>
      <p>
        The order is on its way. <Link href="/orders/1">Follow the parcel</Link> from today on.
      </p>
      <Link href="/products/1" variant="quiet">
        Tjärn Cool Mint
      </Link>
      <Link href="/faq" variant="muted">
        FAQ
      </Link>
    </>
  ),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
