import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { TextField } from '../text-field'
import { FormPage } from './FormPage'
import { FormPart, FormSection } from './FormSection'
import { SaveBar, type SaveState } from './SaveBar'

const discard = fn()
const bar = (state: SaveState) => <SaveBar state={state} onDiscard={discard} />

const sections = (fault?: string) => (
  <>
    <FormSection title="Words" hint="What stands on the edge label and the product page.">
      <FormPart width="most" changed>
        <TextField label="Name" name="name" value="Sältan Salt Liquorice Fish" onChange={fn()} />
      </FormPart>
      <FormPart width="third">
        <TextField label="Brand" name="brand" value="Sältan" onChange={fn()} />
      </FormPart>
    </FormSection>
    <FormSection title="Price" hint="Net of VAT.">
      <FormPart changed>
        <TextField label="Unit" name="unit" value="1.80" onChange={fn()} />
      </FormPart>
      <FormPart>
        <TextField label="From 50" name="from50" value="1.92" error={fault} onChange={fn()} />
      </FormPart>
    </FormSection>
  </>
)

const meta = {
  title: 'Components/Forms/FormPage',
  component: FormPage,
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 'var(--gutter)' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    ...guide({
      also: ['editor', 'edit page', 'settings'],
      since: '0.2.0',
      use: ['A page with one form that stays open for a while: a product, a company’s terms.'],
      avoid: [
        'A few fields about something on the page: use SideSheet or Dialog.',
        'Steps in sequence: use the registration wizard.',
      ],
      do: [
        'Divide it into sections by topic, and explain each one next to its heading.',
        'Mark changed fields with `changed`, and show their number in the bar.',
        'List invalid fields in the bar: each name focuses its field.',
      ],
      dont: ['Don’t autosave values that other users see at once, such as prices.', 'Don’t add a second save button.'],
      keys: [
        { key: 'Ctrl + S', does: 'Saves, wherever the focus is.' },
        { key: 'Enter', does: 'In a field: saves.' },
      ],
      parts: [
        {
          name: 'Section',
          is: 'Related fields with a short explanation.',
          at: 'form section',
        },
        { name: 'Changed field', is: 'Marked next to its label.', at: 'form [data-changed=true]' },
        { name: 'Bar', is: 'Shows unsaved changes and invalid fields, and saves.', at: 'form [role=status]' },
      ],
      content: ['A section title is a noun: “Prices”.', 'The bar shows the number of changes: “2 changes not saved”.'],
      widths:
        'On a desktop sections are next to their explanation, on a phone below it. On a phone the bar stays at the bottom of the screen.',
      announces: 'The state in the bar: not saved, being saved, saved, or the invalid fields.',
      pairs: 'takes the window',
    }),
  },
  args: {
    label: 'Sältan Salt Liquorice Fish',
    changed: true,
    children: sections(),
    bar: bar({ kind: 'changed', count: 2 }),
    onSave: fn(),
  },
} satisfies Meta<typeof FormPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Sältan Salt Liquorice Fish' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('2 changes not saved')
  },
}

export const WithAside: Story = { args: { aside: <p>As the buyer sees it</p> } }

/** The bar when changed, saving, saved and rejected. */
export const EveryState: Story = {
  args: { children: null, changed: false },
  render: (args) => (
    <>
      {[
        bar({ kind: 'changed', count: 2 }),
        bar({ kind: 'saving', count: 2 }),
        bar({ kind: 'saved', time: '08:42' }),
        bar({ kind: 'refused', faults: [{ name: 'from50', label: 'From 50' }] }),
      ].map((one, index) => (
        <FormPage key={index} {...args} label={`Product ${index + 1}`} bar={one} />
      ))}
    </>
  ),
}

/** The name of an invalid field focuses it. */
export const Refused: Story = {
  ...behaviour,
  args: {
    children: sections('Must be below €1.80.'),
    bar: bar({ kind: 'refused', faults: [{ name: 'from50', label: 'From 50' }] }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'From 50' }))
    await expect(canvas.getByRole('textbox', { name: 'From 50' })).toHaveFocus()
  },
}

/** Ctrl+S saves from anywhere, Enter from a field; changes can be discarded. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    discard.mockClear()
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(args.onSave).toHaveBeenCalledTimes(1)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '{Enter}')
    await expect(args.onSave).toHaveBeenCalledTimes(2)
    canvas.getByRole('button', { name: 'Discard' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(discard).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** States of the bar: the names of invalid fields focus them. */
export const States: Story = {
  render: () => (
    <StatesMatrix
      part={SaveBar}
      args={{ state: { kind: 'refused', faults: [{ name: 'price', label: 'Price' }] }, onDiscard: fn() }}
      states={{ changed: { state: { kind: 'changed', count: 2 } }, saving: { state: { kind: 'saving', count: 2 } } }}
      target="[role=status] ~ button"
      cell={62}
    />
  ),
}

export const Dark: Story = { ...inStates, globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
