import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { guide } from '../../internal/stories/guide'
import { inStates } from '../../internal/stories/in-states'
import { StatesMatrix } from '../../internal/stories/states-matrix'
import { Badge } from '../badge'
import { Button } from '../button'
import { BoxIcon, TruckIcon, UploadIcon } from '../icon'
import { CommandList, type CommandGroup } from './CommandList'
import { CommandMenu, type CommandMenuProps } from './CommandMenu'
import { useCommandKey } from './use-command-key'

const everything: readonly CommandGroup[] = [
  {
    id: 'orders',
    label: 'Orders',
    items: [
      {
        id: 'order-1042',
        label: '1042',
        detail: 'Kiosk & Co AB',
        icon: <BoxIcon />,
        end: (
          <Badge tone="info" variant="plain" icon={<TruckIcon size="sm" />}>
            Part shipped
          </Badge>
        ),
      },
      { id: 'order-1041', label: '1041', detail: 'Hörnan Livs AB', icon: <BoxIcon /> },
    ],
  },
  {
    id: 'do',
    label: 'Do',
    items: [
      { id: 'ship-1042', label: 'Ship order 1042', icon: <TruckIcon />, end: 'S' },
      { id: 'import', label: 'Import a file', icon: <UploadIcon /> },
    ],
  },
]

const found = (text: string) =>
  everything.flatMap((group) => {
    const items = group.items.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))
    return items.length > 0 ? [{ ...group, items }] : []
  })

/** An office page that opens the menu with its shortcut and filters by the typed text. */
function Office(args: CommandMenuProps) {
  const [open, setOpen] = useState(args.open)
  const [text, setText] = useState(args.text)
  useCommandKey(() => setOpen(true))
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        Find or do
      </Button>
      <CommandMenu
        {...args}
        open={open}
        text={text}
        groups={found(text)}
        onType={(event) => {
          args.onType(event)
          setText(event.text)
        }}
        onChoose={(event) => {
          args.onChoose(event)
          setOpen(false)
        }}
        onClose={() => {
          args.onClose()
          setOpen(false)
        }}
      />
    </>
  )
}

const meta = {
  title: 'Components/Overlays/CommandMenu',
  component: CommandMenu,
  render: (args) => <Office {...args} />,
  parameters: guide({
    also: ['command palette', 'quick search', 'spotlight'],
    since: '0.2.0',
    use: ['Going to anything and doing anything by a few letters, for people who know what they want.'],
    avoid: ['Buyers of the shop: they have SearchBox.', 'One of a few known answers: use SelectField or Combobox.'],
    do: [
      'Group what was found by kind, what is likeliest first.',
      'With nothing typed, offer what is done most.',
      'Say what is looked through where nothing was found.',
    ],
    dont: ['Don’t hide anything in it that has no other place.'],
    keys: [
      { key: 'Ctrl + K', does: 'Opens it from anywhere (useCommandKey).' },
      { key: 'Arrow Down', does: 'Marks the next one; Arrow Up, the one before.' },
      { key: 'Enter', does: 'Goes there, or does it.' },
      { key: 'Escape', does: 'Closes it; the focus returns to where it was.' },
    ],
    parts: [
      { name: 'Field', is: 'Has the focus from the start.', at: 'dialog input' },
      { name: 'Group', is: 'What was found, by kind.', at: 'dialog [role=group]' },
      { name: 'Marked', is: 'Where Enter leads.', at: 'dialog [aria-selected=true]' },
    ],
    content: [
      'A command begins with its verb: “Import products”.',
      'A thing is its number or name first, then what tells it apart.',
    ],
    widths:
      'Stands in the upper part of the window; on a phone it reaches from edge to edge, and the line of keys is left out.',
    announces: 'How many were found as one types, and the marked one as the arrows go.',
    pairs: 'takes the window',
  }),
  args: {
    open: true,
    label: 'Find or do',
    placeholder: 'Order, SKU, company or command',
    text: '104',
    groups: [],
    empty: 'Nothing here is called that. Numbers, SKU, barcodes, companies and people are searched.',
    onType: fn(),
    onChoose: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CommandMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Find or do' })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(canvas.getAllByRole('option')).toHaveLength(3)
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('1042')
    await expect(field).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { selected: true }).id)
  },
}

export const NothingFound: Story = {
  args: { text: 'herring 500' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Nothing here is called that/)).toBeVisible())
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  },
}

export const Busy: Story = { args: { busy: true } }

/** Opened by its shortcut, filtered by typing, navigated by arrow keys, selected by Enter. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { open: false, text: '' },
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('{Control>}k{/Control}')
    const field = await canvas.findByRole('combobox')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('1042')
    await expect(canvas.getAllByRole('option')).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Ship order 1042')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Kiosk & Co AB')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith({ id: 'ship-1042' })
    await waitFor(() => expect(canvas.queryByRole('combobox')).toBeNull())
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog').getBoundingClientRect().width).toBeLessThanOrEqual(320))
  },
}

/** States of a result: the highlighted one is what Enter selects, and a pointer highlights too. */
export const States: Story = {
  render: () => (
    <StatesMatrix
      part={CommandList}
      args={{
        id: 'found',
        label: 'Found',
        groups: [
          {
            id: 'orders',
            label: 'Orders',
            items: [{ id: '1042', label: '1042', detail: 'Kiosk & Co AB', icon: <BoxIcon /> }],
          },
        ],
        text: '104',
        active: undefined,
        optionId: (id) => id,
        onPoint: fn(),
        onChoose: fn(),
      }}
      states={{ marked: { active: '1042' } }}
      hands={[]}
      cell={22}
    />
  ),
}

export const Dark: Story = { ...inStates, globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
