import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { column, narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { CartIcon } from '../../content/icon'
import { Button } from './Button'
import { LinkButton } from './LinkButton'

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  parameters: guide({
    also: ['action', 'submit', 'call to action', 'cta'],
    use: [
      'An action on this page: add, save, place the order.',
      'LinkButton for a link to another page among buttons.',
    ],
    avoid: [
      'Navigation inside a sentence: use Link.',
      'A widely known icon where there is little space: use IconButton.',
      'Selecting one of several options: use SegmentedControl or RadioGroup.',
    ],
    do: [
      'Begin the label with a verb.',
      'Use one primary button per group; the others are secondary or quiet.',
      'Show what is happening while the button is busy ("Saving...").',
      'Explain why the button is not available with `disabledReason`.',
    ],
    dont: [
      'Don’t put two primary buttons side by side.',
      'Don’t disable a button without an obvious or visible reason.',
      'Don’t use `danger` for actions that can be undone.',
    ],
    keys: [
      { key: 'Tab', does: 'Moves to the button, also if it is disabled with a reason.' },
      { key: 'Enter', does: 'Presses it.' },
      { key: 'Space', does: 'Presses it.' },
    ],
    parts: [
      {
        name: 'Background',
        is: 'Filled for the primary action; outlined or transparent for the others.',
        at: 'button',
      },
      { name: 'Label', is: 'The action, beginning with a verb.', at: 'button > span' },
    ],
    content: [
      'A verb and its object: “Place Order”, “Save address”.',
      'At most four words, no full stop.',
      'While busy, the same verb in the progressive form: “Placing Order...”.',
    ],
    widths:
      'As wide as its label; at least 44 px high on touch screens. On phones the actions of a form or a dialog share the full width.',
    announces:
      'While busy it keeps the focus and its label changes to the busy label. If it is disabled with a reason, it stays focusable and the reason is its description.',
    pairs: [
      {
        right: { children: 'Place Order' },
        wrong: { children: 'OK' },
        because: 'A label has to be clear without the text above it.',
      },
      {
        right: { variant: 'secondary', children: 'Cancel' },
        wrong: { variant: 'danger', children: 'Cancel' },
        because: '`danger` is for actions that cannot be undone.',
      },
    ],
  }),
  args: { children: 'Add to Cart', onPress: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { ...inStates }

export const PressEvents: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add to Cart' })
    await userEvent.click(button)
    await expect(args.onPress).toHaveBeenCalledOnce()
    await expect(button).toHaveAttribute('type', 'button')
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(1)
    await userEvent.keyboard(' ')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}

export const Variants: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      <Button {...args} variant="primary" />
      <Button {...args} variant="secondary" />
      <Button {...args} variant="quiet" />
      <Button {...args} variant="danger" />
    </div>
  ),
}

export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="lg">Large 48</Button>
      <Button>Default 40</Button>
      <Button size="sm">Small 32</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().height)
    await expect(heights).toEqual([48, 40, 32])
  },
}

export const WithIcon: Story = {
  args: {
    children: (
      <>
        <CartIcon />
        Add to Cart
      </>
    ),
  },
}

export const FullWidth: Story = { args: { width: 'full', size: 'lg', children: 'Proceed to Checkout' } }

/** While busy the button keeps its width and the focus, and ignores further presses. */
export const Busy: Story = {
  tags: ['reaches'],
  render: function Render({ onPress }) {
    const [busy, setBusy] = useState(false)
    return (
      <Button
        busy={busy}
        busyLabel="Placing Order..."
        onPress={() => {
          setBusy(true)
          onPress?.()
        }}
      >
        Place Order
      </Button>
    )
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Place Order' })
    const width = button.getBoundingClientRect().width
    await userEvent.click(button)
    await expect(button).toHaveAccessibleName('Placing Order...')
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button.getBoundingClientRect().width).toBe(width)
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(1)
    await expect(button).toHaveFocus()
  },
}

export const BusyVariants: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <Button key={variant} variant={variant} busy busyLabel="Adding...">
          Add to Cart
        </Button>
      ))}
    </div>
  ),
}

export const Disabled: Story = {
  args: { disabled: true, children: 'Out of stock' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}

/** The reason is shown below the button and is its accessible description; the button stays focusable. */
export const DisabledWithReason: Story = {
  args: { children: 'Place Order', disabledReason: 'Choose a delivery address first.' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Place Order' })
    await expect(button).toHaveAccessibleDescription('Choose a delivery address first.')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

export const DisabledBlocksActions: Story = {
  ...DisabledWithReason,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Place Order' })
    button.focus()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

/** A focused button keeps the focus when the reason goes away. */
export const ReasonGone: Story = {
  ...behaviour,
  args: { children: 'Place Order', disabledReason: 'Choose a delivery address first.' },
  render: function Render(args) {
    const [chosen, setChosen] = useState(false)
    return (
      <div className="grid justify-items-start gap-3" onKeyDown={({ key }) => key === 'a' && setChosen(true)}>
        <Button {...args} disabledReason={chosen ? undefined : args.disabledReason} />
      </div>
    )
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Place Order' })
    button.focus()
    await userEvent.keyboard('a')
    await expect(canvas.queryByText('Choose a delivery address first.')).toBeNull()
    await expect(button).toHaveFocus()
    await expect(button).not.toHaveAttribute('aria-disabled')
  },
}

/** An unavailable submit button also blocks submission with Enter. */
export const BlocksSubmit: Story = {
  ...behaviour,
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        event.currentTarget.dataset.submitted = 'true'
      }}
    >
      <Button type="submit" disabledReason="The cart is empty.">
        Place Order
      </Button>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvasElement.querySelector('form')).not.toHaveAttribute('data-submitted')
  },
}

export const AsLink: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <LinkButton href="/products">Browse Products</LinkButton>
      <LinkButton href="/products" variant="secondary">
        View cart
      </LinkButton>
      <LinkButton href="/products" variant="quiet" size="sm" label="View more about Tjärn Cool Mint">
        View more
      </LinkButton>
    </div>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Browse Products' })
    await expect(link).toHaveAttribute('href', '/products')
    await expect(link.getBoundingClientRect().height).toBe(40)
  },
}

export const LongTextNarrow: Story = {
  decorators: [narrow, column],
  args: { children: 'Lägg till sextio påsar saltlakrits i varukorgen och fortsätt handla' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(288)
  },
}

export const RightToLeft: Story = { ...WithIcon, globals: { direction: 'rtl' } }

export const States: Story = {
  render: (args) => (
    <StatesMatrix
      part={Button}
      args={args}
      variants={{
        primary: {},
        secondary: { variant: 'secondary' },
        quiet: { variant: 'quiet' },
        danger: { variant: 'danger' },
        done: { variant: 'done' },
      }}
      states={{
        disabled: { disabled: true },
        'disabled, and why': { disabledReason: 'The cart is empty.' },
        busy: { busy: true, busyLabel: 'Adding...' },
      }}
      cell={7.5}
    />
  ),
}

export const Themes: Story = {
  ...inStates,
  decorators: [themes],
  render: (args) => (
    <div className="flex flex-wrap items-start gap-3">
      <Button {...args} variant="primary" />
      <Button {...args} variant="secondary" />
      <Button {...args} variant="quiet" />
      <Button {...args} variant="danger" />
      <Button {...args} disabled />
      <Button variant="secondary" busy busyLabel="Adding...">
        Add to Cart
      </Button>
    </div>
  ),
}
