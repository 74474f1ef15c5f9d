import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Link } from './Link'
import { LinkProvider, type LinkElementProps } from './LinkContext'

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '/cart', children: 'View cart', onActivate: fn() },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'View cart' })
    await expect(link).toHaveAttribute('href', '/cart')
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onActivate).toHaveBeenCalledOnce()
  },
}

export const Quiet: Story = { args: { look: 'quiet' } }

export const Muted: Story = { args: { look: 'muted' } }

export const CurrentPage: Story = {
  args: { look: 'muted', current: 'page' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('aria-current', 'page')
  },
}

function RouterLink({ href, ...props }: LinkElementProps) {
  return <a {...props} href={`/shop${href}`} />
}

/** The app supplies its router's link once; every link of the kit is made of it. */
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
