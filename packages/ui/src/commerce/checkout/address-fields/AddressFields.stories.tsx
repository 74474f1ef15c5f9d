import { useState } from 'react'
import { addressLimits, emptyAddress, toAddressValues } from '@skafferi/domain/shop/checkout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { narrow, themes } from '../../../internal/story-frames'
import { storyCountries } from '../../../internal/stories/story-address-book'
import { storyWorld } from '../../../internal/stories/story-world'
import { AddressFields } from './AddressFields'

const values = toAddressValues(storyWorld.companies.kiosk.shipping_address)

const meta = {
  title: 'Commerce/Checkout/AddressFields',
  component: AddressFields,
  args: {
    kind: 'shipping',
    values,
    errors: {},
    limits: addressLimits,
    countries: storyCountries,
    provinceCountries: ['us'],
    onChange: fn(),
  },
  parameters: guide({
    also: ['postal code', 'city', 'street'],
    use: ['For a postal address in a form, such as the address dialog of the checkout.'],
    avoid: ['For displaying an address: AddressCard.', 'For a person or a company without an address: TextField.'],
    do: ['Set `kind`, so that the browser fills in the right address.', 'Clear an error when its field is edited.'],
    dont: ['Do not change the order: buyers expect it.', 'Do not add fields that the contract does not have.'],
    keys: [
      { key: 'Tab', does: 'moves from field to field' },
      { key: 'Arrow Up, Arrow Down', does: 'in Country, selects an option' },
      { key: 'Enter', does: 'sends the surrounding form' },
    ],
    parts: [
      { name: 'Name', is: 'The recipient.', at: 'input[name=first_name], input' },
      { name: 'Country', is: 'Lists only countries that the shop delivers to.', at: 'select' },
    ],
    content: ['Labels are nouns without a colon.'],
    widths: 'Short fields share a row from 480 px; below that each has its own row.',
    announces: 'Each field has a label; the country is a native select.',
    pairs: 'not applicable',
  }),
  render: function Render(args) {
    const [present, setPresent] = useState(args.values)
    return (
      <form className="max-w-150">
        <AddressFields
          {...args}
          values={present}
          onChange={(event) => {
            args.onChange(event)
            setPresent((current) => ({ ...current, [event.field]: event.value }))
          }}
        />
      </form>
    )
  },
} satisfies Meta<typeof AddressFields>

export default meta
type Story = StoryObj<typeof meta>

/** Every field has its autofill name and reports edits. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the seven countries, by name', async () => {
      const options = canvas.getByLabelText('Country').querySelectorAll('option:not([value=""])')
      await expect([...options].map((option) => option.textContent)).toEqual([
        'Sweden',
        'Norway',
        'Denmark',
        'Finland',
        'United States',
        'United Kingdom',
        'Germany',
      ])
    })
    await step('the browser may fill in the delivery address', async () => {
      await expect(canvas.getByLabelText('First name')).toHaveAttribute('autocomplete', 'shipping given-name')
      await expect(canvas.getByLabelText('Postal code')).toHaveAttribute('autocomplete', 'shipping postal-code')
      await expect(canvas.getByLabelText('Country')).toHaveAttribute('autocomplete', 'shipping country')
    })
  },
}

/** A stored country stays if the shop does not deliver there any more. */
export const NotDelivered: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { countries: { ...storyCountries, shipping: ['no', 'dk'] } },
  play: async ({ canvas }) => {
    const country = canvas.getByLabelText('Country')
    await expect(country).toHaveValue('se')
    await expect(country).toHaveAccessibleDescription('We do not deliver to Sweden.')
  },
}

/** It is no longer offered once another one is chosen. */
export const LeavesNotDelivered: Story = {
  ...behaviour,
  args: NotDelivered.args,
  play: async ({ canvas }) => {
    const country = canvas.getByLabelText('Country')
    await userEvent.selectOptions(country, 'Norway')
    await expect([...country.querySelectorAll('option')].map(({ value }) => value)).toEqual(['', 'no', 'dk'])
    await expect(country).toHaveAccessibleDescription('')
  },
}

/** The province is optional in countries without provinces, and required in others. */
export const ProvinceByCountry: Story = {
  ...behaviour,
  args: { values: emptyAddress },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Province')).toBeRequired()
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'Sweden')
    await expect(canvas.getByLabelText('Province (optional)')).not.toBeRequired()
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'United States')
    await expect(canvas.getByLabelText('Province')).toBeRequired()
  },
}

/** A shop whose countries have no provinces does not ask for one. */
export const WithoutProvinces: Story = {
  ...behaviour,
  args: { provinceCountries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(/^Province/)).toBeNull()
    await expect(canvas.getByLabelText('Country')).toBeVisible()
  },
}

/** A shop may deliver to any country. */
export const OtherCountries: Story = {
  ...behaviour,
  args: { values: emptyAddress, countries: { shipping: ['fr', 'se'], billing: [] } },
  play: async ({ canvas }) => {
    const names = [...canvas.getByLabelText('Country').querySelectorAll('option')].map(({ textContent }) => textContent)
    await expect(names.slice(1)).toEqual(['France', 'Sweden'])
  },
}

export const EditsAreNamed: Story = {
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    await step('an edit has its field', async () => {
      await userEvent.type(canvas.getByLabelText('City'), '!')
      await expect(args.onChange).toHaveBeenLastCalledWith({ field: 'city', value: 'Gothenburg!' })
      await userEvent.selectOptions(canvas.getByLabelText('Country'), 'Denmark')
      await expect(args.onChange).toHaveBeenLastCalledWith({ field: 'country_code', value: 'dk' })
    })
  },
}

/** Tab moves through the fields in the order of an address. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { values: emptyAddress },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('A')
    await expect(args.onChange).toHaveBeenLastCalledWith({ field: 'first_name', value: 'A' })
    for (const field of ['last_name', 'company', 'address_1', 'address_2', 'postal_code', 'city', 'province']) {
      await userEvent.tab()
      await userEvent.keyboard('B')
      await expect(args.onChange).toHaveBeenLastCalledWith({ field, value: 'B' })
    }
    await userEvent.tab()
    await expect(canvas.getByLabelText('Country')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('4')
    await expect(args.onChange).toHaveBeenLastCalledWith({ field: 'phone', value: '4' })
  },
}

export const Full: Story = { args: { values: { ...values, postal_code: '4'.repeat(addressLimits.postal_code) } } }

/** A text that is too long stays and has an error. */
export const TooLong: Story = {
  args: { values: { ...values, postal_code: '4'.repeat(addressLimits.postal_code + 1) } },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Postal code')
    await expect(field).toHaveValue('4'.repeat(addressLimits.postal_code + 1))
    await expect(field).toHaveAccessibleDescription('1 character too many (limit 20)')
  },
}

export const Billing: Story = {
  args: { kind: 'billing', values: emptyAddress },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('First name')).toHaveAttribute('autocomplete', 'billing given-name')
  },
}

export const WithErrors: Story = {
  args: {
    values: emptyAddress,
    errors: { first_name: 'First name is required', country_code: 'Country is required' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('First name')).toHaveAccessibleDescription('First name is required')
    await expect(canvas.getByLabelText('Country')).toHaveAttribute('aria-invalid', 'true')
    await expect(canvas.getByLabelText('Last name')).not.toHaveAttribute('aria-invalid')
  },
}

export const Narrow: Story = {
  args: WithErrors.args,
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Themes: Story = { args: WithErrors.args, decorators: [themes] }
