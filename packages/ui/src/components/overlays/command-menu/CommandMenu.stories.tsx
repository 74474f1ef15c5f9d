import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { Badge } from '../../content/badge'
import { Button } from '../../actions/button'
import { BoxIcon, TruckIcon, UploadIcon } from '../../content/icon'
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

const filterGroups = (text: string) =>
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
        groups={filterGroups(text)}
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
    use: ['Opening any page and running any command by typing a few letters, for experienced users.'],
    avoid: ['Customers of the shop: they use SearchBox.', 'One of a few known options: use SelectField or Combobox.'],
    do: [
      'Group the results by type, the most likely group first.',
      'Without text, show the most frequent commands.',
      'If there are no results, say what is searched.',
    ],
    dont: ['Don’t make it the only way to reach something.'],
    keys: [
      { key: 'Ctrl + K', does: 'Opens the menu from anywhere (useCommandKey).' },
      { key: 'Arrow Down', does: 'Highlights the next item; Arrow Up the previous one.' },
      { key: 'Enter', does: 'Opens the page or runs the command.' },
      { key: 'Escape', does: 'Closes the menu; the focus returns to the previous element.' },
    ],
    parts: [
      { name: 'Field', is: 'Focused on opening.', at: 'dialog input' },
      { name: 'Group', is: 'Results of one type.', at: 'dialog [role=group]' },
      { name: 'Active item', is: 'The item that Enter selects.', at: 'dialog [aria-selected=true]' },
    ],
    content: [
      'Begin a command with a verb: “Import products”.',
      'Begin other items with a number or name, followed by what distinguishes them.',
    ],
    widths: 'In the upper part of the window. On a phone it fills the width, and the line of shortcuts is hidden.',
    announces: 'The number of results while typing, and the active item when it changes.',
    pairs: 'takes the window',
  }),
  args: {
    open: true,
    label: 'Find or do',
    placeholder: 'Order, SKU, company, person or command',
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
        onHover: fn(),
        onChoose: fn(),
      }}
      states={{ marked: { active: '1042' } }}
      interactions={[]}
      cell={22}
    />
  ),
}

export const Dark: Story = { ...inStates, globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
