import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  businessTypeValues,
  fdaRegistrationStatusValues,
  paymentMethodValues,
  shippingPreferenceValues,
} from '@skafferi/api/limits'
import { emptyDraft } from '@skafferi/domain/shop/registration'
import { fieldsOf } from '@skafferi/domain/rules/registration/registration'
import { hostileText } from '@skafferi/fixtures/build'
import { expect, fn, userEvent, within } from 'storybook/test'
import { narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import {
  applicantDraft,
  neutralFrame,
  registrationAt,
  registrationFrame,
  registrationViewOf,
} from '../../../internal/stories/story-registration'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { preloadRegistrationFields, RegistrationFields } from './RegistrationFields'

const { license, licenseTypes } = registrationViewOf(registrationAt(5))
const optionsOf = (select: HTMLElement) =>
  [...select.querySelectorAll('option')].map(({ value }) => value).filter((value) => value !== '')

const meta = {
  title: 'Commerce/Account/RegistrationFields',
  component: RegistrationFields,
  decorators: [withShopPaths],
  loaders: [preloadRegistrationFields],
  parameters: guide({
    also: ['application form', 'sign-up fields'],
    use: ['To show the fields of one step of the application for an account.'],
    avoid: [
      'The address of an order: use AddressFields.',
      'The complete application with steps and buttons: use RegistrationWizard.',
    ],
    do: [
      'Store the answers so that they survive a reload; the fields store nothing.',
      'Pass each fault with its field, so that the field shows the message.',
    ],
    dont: ['Do not preselect a consent, and do not restore one from a saved draft.'],
    keys: [
      { key: 'Tab', does: 'Moves to the next field.' },
      { key: 'Space', does: 'Selects a checkbox, or opens the file chooser for the licence.' },
      { key: 'Arrow Down', does: 'Changes a selection, or decreases a number.' },
    ],
    parts: [{ name: 'Field', is: 'A field of the step.', at: 'input' }],
    content: ['Only optional fields are marked.', 'Labels of fields with several values are plural nouns.'],
    widths: 'One column. Short fields share a row in wider windows.',
    announces: 'Every field has a label. An error is the description of its field.',
    pairs: 'not applicable',
  }),
  args: {
    ...registrationFrame,
    step: 1,
    values: applicantDraft,
    register: null,
    faults: [],
    license,
    licenseTypes,
    submitting: false,
    onChange: fn(),
    onLicense: fn(),
    onLicenseRemove: fn(),
  },
  render: function Render(args) {
    const [values, setValues] = useState(args.values)
    return (
      <form className="max-w-form">
        <RegistrationFields
          {...args}
          values={values}
          onChange={(edit) => {
            args.onChange(edit)
            setValues((current) => ({ ...current, [edit.field]: edit.value }))
          }}
        />
      </form>
    )
  },
} satisfies Meta<typeof RegistrationFields>

export default meta
type Story = StoryObj<typeof meta>

/** Step 1: every field has its autofill name, the contract's limit, and reports its edits. */
export const Default: Story = {
  args: { values: emptyDraft },
  play: async ({ canvasElement, step }) => {
    await step('in the order of the specification', async () => {
      const places = [...canvasElement.querySelectorAll<HTMLElement>('[data-field]')]
      await expect(places.map(({ dataset }) => dataset.field)).toEqual(fieldsOf(1))
    })
  },
}

export const EditsAreNamed: Story = {
  ...Default,
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    await step('countries are suggested, but any text is accepted', async () => {
      const country = canvas.getByLabelText<HTMLInputElement>('Country')
      await expect(country.list?.options.length).toBeGreaterThan(190)
      await userEvent.type(country, 'Å')
      await expect(args.onChange).toHaveBeenLastCalledWith({ field: 'country', value: 'Å' })
    })
    await step('the business types of the contract', async () => {
      const select = canvas.getByLabelText('Type of business')
      await expect(optionsOf(select)).toEqual([...businessTypeValues])
      await userEvent.selectOptions(select, 'Wholesale')
      await expect(args.onChange).toHaveBeenLastCalledWith({ field: 'typeOfBusiness', value: 'wholesale' })
    })
    await step('an employer id can have spaces and hyphens', async () => {
      await expect(args.limits.employerId).toBe(20)
      await expect(args.limits.dunsNumber).toBe(20)
    })
    await step('revenue has two decimals', async () => {
      await userEvent.type(canvas.getByLabelText('Annual revenue in euro'), '1240000.50')
      await expect(args.onChange).toHaveBeenLastCalledWith({ field: 'annualRevenue', value: 1_240_000.5 })
    })
  },
}

/** Step 2: no delivery before today. */
export const Contact: Story = {
  args: { step: 2 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText('Preferred delivery day')).toHaveAttribute('min', args.today)
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('type', 'email')
    await expect(canvas.getByLabelText('Phone')).toHaveAttribute('autocomplete', 'tel')
  },
}

/** Step 3: figures for a month. */
export const Order: Story = {
  args: { step: 3 },
  play: async ({ canvas }) => {
    const volume = canvas.getByLabelText('Estimated order volume')
    await expect(volume).toHaveAccessibleDescription('Pieces per month.')
  },
}

export const OrderEvents: Story = {
  ...Order,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const volume = canvas.getByLabelText('Estimated order volume')
    await userEvent.clear(volume)
    await expect(args.onChange).toHaveBeenLastCalledWith({ field: 'estimatedOrderVolume', value: null })
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Interested in a private label/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ field: 'privateLabelInterest', value: true })
  },
}

/** Step 4: the choices are the contract's. */
export const Payment: Story = {
  args: { step: 4 },
  play: async ({ canvas }) => {
    await expect(optionsOf(canvas.getByLabelText('FDA registration status'))).toEqual([...fdaRegistrationStatusValues])
    await expect(optionsOf(canvas.getByLabelText('Preferred payment method'))).toEqual([...paymentMethodValues])
    await expect(optionsOf(canvas.getByLabelText('Shipping preference'))).toEqual([...shippingPreferenceValues])
    await expect(canvas.getByLabelText('Payment connection ID (optional)')).not.toBeRequired()
  },
}

/** Step 5: the licence is uploaded, and the control is disabled until it is removed. */
export const Consent: Story = { args: { step: 5 } }

export const ConsentEvents: Story = {
  ...Consent,
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    await step('uploaded', async () => {
      await expect(canvas.getByLabelText(/^Licence/)).toBeDisabled()
      await userEvent.click(canvas.getByRole('button', { name: 'Remove food-licence-2026.pdf' }))
      await expect(args.onLicenseRemove).toHaveBeenCalledOnce()
    })
    await step('channels are chips', async () => {
      await userEvent.type(canvas.getByRole('combobox', { name: /^Sales channels/ }), 'corner shop,')
      await expect(args.onChange).toHaveBeenLastCalledWith({
        field: 'salesChannels',
        value: [...applicantDraft.salesChannels, 'corner shop'],
      })
      await expect(canvas.getByText('Corner shop')).toBeVisible()
    })
    await step('the newsletter can be declined', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Send me the newsletter/ }))
      await expect(args.onChange).toHaveBeenLastCalledWith({ field: 'newsletterSubscription', value: false })
    })
  },
}

export const NoLicense: Story = {
  args: { step: 5, license: null },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText(/^Licence/)
    await expect(control).toHaveAttribute('accept', 'application/pdf,image/jpeg,image/png')
  },
}

/** Without a licence: one file is reported as chosen. */
export const NoLicenseUploads: Story = {
  ...NoLicense,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const control = canvas.getByLabelText(/^Licence/)
    const file = new File(['%PDF-1.7'], 'licence.pdf', { type: 'application/pdf' })
    await userEvent.upload(control, file)
    await expect(args.onLicense).toHaveBeenCalledWith({ file })
  },
}

export const Uploading: Story = {
  args: { step: 5, license: { ...license!, status: 'uploading', progress: 0.4 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveValue(0.4)
    await expect(canvas.getByLabelText(/^Licence/)).toBeDisabled()
  },
}

/** The store's message about the file is beside it, and another one can be chosen. */
export const UploadFailed: Story = {
  args: {
    step: 5,
    license: {
      ...license!,
      status: 'failed',
      problem: {
        action: 'upload_license',
        code: 'active_pdf',
        message:
          'food-licence-2026.pdf contains scripts, programs or other files: print it to a PDF again, or send a picture of it.',
        fields: {
          'files.0': {
            code: 'active_pdf',
            message: 'contains scripts, programs or other files: print it to a PDF again, or send a picture of it',
          },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/contains scripts, programs or other files: .* send a picture of it\.$/),
    ).toBeVisible()
    await expect(canvas.getByLabelText(/^Licence/)).toBeEnabled()
  },
}

/** In a new shop the company is asked for little. Its number has the name and the format of its country. */
export const NeutralCompany: Story = {
  args: { ...neutralFrame, register: 'fi', faults: [{ field: 'employerId', kind: 'check_digit' }] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('DUNS number')).toBeNull()
    await expect(canvas.getByLabelText('Business ID (Y-tunnus)')).toHaveAccessibleDescription(
      'The last digit does not match the others. Please check the number.',
    )
    await expect(canvas.getByLabelText(/^Company website/)).not.toBeRequired()
  },
}

/** Before a country is chosen, and in other countries, the number has no country's name in a new shop. */
export const NeutralNumber: Story = {
  ...NeutralCompany,
  args: { ...neutralFrame, register: 'other', faults: [{ field: 'employerId', kind: 'empty' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Employer ID')).toBeNull()
    await expect(canvas.getByLabelText('Company registration number')).toHaveAccessibleDescription(
      'Please fill in the company registration number field.',
    )
  },
}

/** A new shop offers its own delivery options, and asks for an address. */
export const NeutralDelivery: Story = {
  args: { ...neutralFrame, step: 4 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    // There is only one option, so there is nothing to choose.
    await expect(canvas.queryByLabelText(/^Shipping preference/)).toBeNull()
    const address = within(canvas.getByRole('group', { name: 'Delivery address' }))
    await expect(optionsOf(address.getByLabelText(/^Country/))).toEqual(['fi'])
    await expect(canvas.queryByLabelText('Customs broker')).toBeNull()
  },
}

/** A message for every kind of fault. */
export const WithErrors: Story = {
  args: {
    values: { ...emptyDraft, employerId: '559000-000011' },
    faults: [
      { field: 'companyName', kind: 'empty' },
      { field: 'employerId', kind: 'too_long' },
      { field: 'dunsNumber', kind: 'refused' },
      { field: 'typeOfBusiness', kind: 'not_allowed' },
      { field: 'companyWebsite', kind: 'format' },
      { field: 'numberOfEmployees', kind: 'not_whole' },
      { field: 'annualRevenue', kind: 'too_high' },
    ],
  },
  play: async ({ canvas }) => {
    const fieldOf = (label: string) => expect(canvas.getByLabelText(label))
    await fieldOf('Company name').toHaveAccessibleDescription('Please fill in the company name field.')
    await fieldOf('Employer ID').toHaveAccessibleDescription('Please shorten the employer id field.')
    await fieldOf('DUNS number').toHaveAccessibleDescription('Please check the duns number field.')
    await fieldOf('Type of business').toHaveAccessibleDescription(
      'Please choose another answer in the type of business field.',
    )
    await fieldOf('Company website').toHaveAccessibleDescription(
      'Please enter a web address, such as https://kiosk.example.',
    )
    await fieldOf('Number of employees').toHaveAccessibleDescription(
      'Please enter a whole number in the number of employees field.',
    )
    await fieldOf('Annual revenue in euro').toHaveAccessibleDescription(
      'Please enter at most 1,000,000,000,000 in the annual revenue field.',
    )
    await fieldOf('Country').not.toHaveAttribute('aria-invalid')
  },
}

export const DayInThePast: Story = {
  args: { step: 2, faults: [{ field: 'preferredDeliveryDays', kind: 'past' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Preferred delivery day')).toHaveAccessibleDescription(
      'Please choose today or a later day.',
    )
  },
}

export const ConsentsMissing: Story = {
  args: {
    step: 5,
    values: { ...applicantDraft, termsAndConditions: false },
    faults: [{ field: 'termsAndConditions', kind: 'empty' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /^I accept the/ })).toHaveAccessibleDescription(
      'Please fill in the terms and conditions field.',
    )
  },
}

/** The complete step by keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  args: { step: 4, values: emptyDraft },
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('FDA registration status')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('SE-1')
    await expect(args.onChange).toHaveBeenLastCalledWith({ field: 'taxIdExemption', value: 'SE-1' })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByLabelText('Shipping preference')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('None')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith({ field: 'creditCheckRequired', value: true })
  },
}

/** Hostile answers are shown as text. */
export const LongHostileText: Story = {
  args: {
    values: {
      ...applicantDraft,
      companyName: hostileText,
      companyWebsite: 'x'.repeat(100),
      numberOfEmployees: 9_999_999,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText('Company name')).toHaveValue(hostileText)
    await expect(canvasElement.querySelector('script, img')).toBeNull()
  },
}

export const Narrow: Story = {
  args: { step: 5, faults: ConsentsMissing.args?.faults },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const RightToLeft: Story = { args: { step: 5 }, globals: { direction: 'rtl' } }
export const Themes: Story = { args: { step: 5, faults: ConsentsMissing.args?.faults }, decorators: [themes] }
