import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { narrow, themes } from '../../../internal/story-frames'
import { pageOf, worldProduct } from '../../../internal/stories/story-products'
import { VariantPicker } from './VariantPicker'

const mint = worldProduct('Tjärn Cool Mint pouches')
const phone = worldProduct('Samsung smartphone')
const chosen = pageOf(mint, { options: { Strength: '3', Pack: 'Single can' } })

const meta = {
  title: 'Commerce/Catalogue/VariantPicker',
  component: VariantPicker,
  args: { options: chosen.options, onChoose: fn() },
  decorators: [
    (Story) => (
      <div className="grid gap-4">
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    also: ['options', 'size picker', 'swatches'],
    use: ['To select one variant of a product by its options, with up to about ten values each.'],
    avoid: ['A quantity: use QuantityStepper.', 'Filters with several values: use Checkbox.'],
    do: [
      'Show all values and mark unavailable ones.',
      'After a refused purchase, show an error at the first option without a value.',
    ],
    dont: ['Don’t hide a value that is sold out.', 'Don’t preselect a value if there is a choice.'],
    keys: [
      { key: 'Tab', does: 'Moves from option to option.' },
      { key: 'Arrow keys', does: 'Select the previous or the next value.' },
      { key: 'Space', does: 'Selects the focused value.' },
    ],
    parts: [
      { name: 'Option', is: 'The name of the option and the selected value.', at: 'legend' },
      { name: 'Value', is: 'Dashed and struck through if it is unavailable.', at: 'label' },
    ],
    content: ['Values as in the catalogue: “10 mg”, “Can of 20”.'],
    widths: 'Values wrap.',
    announces: 'A radio group for each option. Unavailable values are disabled.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof VariantPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('each option is a group with its name and current value', async () => {
      const group = within(canvas.getByRole('radiogroup', { name: /^Strength:/ }))
      await expect(group.getByRole('radio', { name: '3 · 10 mg' })).toBeChecked()
    })
  },
}

export const Chooses: Story = {
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    const [strength, pack] = chosen.options
    await step('a press chooses', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Roll of 10' }))
      await expect(args.onChoose).toHaveBeenLastCalledWith({ optionId: pack?.id, value: 'Roll of 10' })
    })
    await step('so does an arrow key', async () => {
      canvas.getByRole('radio', { name: '3 · 10 mg' }).focus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(args.onChoose).toHaveBeenLastCalledWith({ optionId: strength?.id, value: '2' })
    })
  },
}

/** Unavailable values are dashed, struck through and disabled. */
export const Unavailable: Story = {
  args: {
    options: chosen.options.map((option, index) => ({
      ...option,
      values: option.values.map((value, place) => ({ ...value, available: index > 0 || place < 3 })),
    })),
  },
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('radiogroup', { name: /^Strength:/ }))
    await expect(group.getAllByRole('radio').at(3)).toBeDisabled()
  },
}

/** A purchase was tried too early: each open option shows an error. */
export const Refused: Story = {
  args: { options: pageOf(mint, { options: { Strength: '3' } }).options, state: 'refused' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: /^Pack:/ })).toHaveAccessibleDescription('Choose one.')
    await expect(canvas.getByRole('radiogroup', { name: /^Strength:/ })).not.toHaveAttribute('aria-invalid')
  },
}

export const NothingChosen: Story = { args: { options: pageOf(phone).options } }

/** A product without options has nothing to choose. */
export const WithoutOptions: Story = { args: { options: [] } }

export const HostileTextNarrow: Story = {
  decorators: [narrow],
  args: {
    options: [
      {
        id: 'a',
        title: hostileText,
        values: [{ value: hostileText, text: hostileText, selected: true, available: true }],
      },
      ...chosen.options,
    ],
  },
}

/** One tab stop for each option, and arrow keys within it. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    const [strength, pack] = chosen.options
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '3 · 10 mg' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onChoose).toHaveBeenLastCalledWith({ optionId: strength?.id, value: '2' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChoose).toHaveBeenLastCalledWith({ optionId: pack?.id, value: 'Roll of 10' })
  },
}

export const Themes: Story = { ...Unavailable, decorators: [themes], play: undefined }
export const RightToLeft: Story = { ...Unavailable, globals: { direction: 'rtl' } }
