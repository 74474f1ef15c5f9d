import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Problem } from '@skafferi/domain/platform/action/views'
import { emptyDraft, toRegistrationView } from '@skafferi/domain/shop/registration'
import { requiredFields } from '@skafferi/domain/rules/registration/registration'
import { hostileText } from '@skafferi/fixtures/build'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { problemOf } from '../../../internal/stories/story-load'
import {
  applicantDraft,
  licenseFile,
  newApplication,
  registrationAfter,
  neutralForm,
  neutralFrame,
  registrationAt,
  registrationFrame,
  registrationViewOf,
  storyToday,
  useStoryRegistration,
  type StoryRegistration,
} from '../../../internal/stories/story-registration'
import { tabTo } from '../../../internal/stories/tab-to'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { preloadRegistrationFields } from '../registration-steps/RegistrationFields'
import { RegistrationWizard, type RegistrationWizardProps } from './RegistrationWizard'

const next = { type: 'next', today: storyToday } as const
const refusal = (fields: Problem<'register'>['fields'], message: string) =>
  ({ action: 'register', code: 'invalid_request', message, fields }) as const

const meta = {
  title: 'Commerce/Account/RegistrationWizard',
  component: RegistrationWizard,
  decorators: [withShopPaths],
  loaders: [preloadRegistrationFields],
  parameters: guide({
    also: ['sign up', 'wizard', 'multi-step form'],
    use: ['For the application for an account, in steps from company to consents.'],
    avoid: ['A form of one page, such as a request for access: use a plain form.'],
    do: [
      'Keep all answers after a refusal, and open the step with the error.',
      'Disable the button of the last step until the licence is uploaded; it states the reason.',
    ],
    dont: ['Do not validate on every keystroke: a step is validated when the user continues.'],
    keys: [
      { key: 'Tab', does: 'Moves through the available steps, the fields and the buttons.' },
      { key: 'Enter', does: 'In a field or on Next: opens the next step, or focuses the first invalid field.' },
      { key: 'Enter', does: 'On a step in the list: opens it.' },
    ],
    parts: [
      { name: 'Steps', is: 'The current step and the others.', at: 'ol' },
      { name: 'Heading', is: 'The title of the step.', at: 'h2' },
      { name: 'Fields', is: 'The fields of the step.', at: 'fieldset' },
      { name: 'Actions', is: 'Next or Submit, and Back, which keeps the input.', at: 'button[type=submit]' },
    ],
    content: ['Steps are nouns. The last button is “Complete Registration”.'],
    widths: 'A list of steps at the side. Below 1024 px a progress bar replaces it.',
    announces: 'A new step moves the focus to its heading. A refusal is an alert.',
    pairs: 'takes the window',
  }),
  args: {
    ...registrationFrame,
    ...registrationViewOf(newApplication),
    onChange: fn(),
    onLicense: fn(),
    onLicenseRemove: fn(),
    onNext: fn(),
    onSubmit: fn(),
    onBack: fn(),
    onStartOver: fn(),
    onStep: fn(),
  },
} satisfies Meta<typeof RegistrationWizard>

const formWithoutOrders = {
  ...neutralForm,
  rules: { ...neutralForm.rules, productsOfInterest: 'off', orderFrequency: 'off' },
} as const

export default meta
type Story = StoryObj<typeof meta>

/** A stateful application, with the logic of the domain layer. */
function stateful(start: StoryRegistration, answer?: StoryRegistration['problem']) {
  return function Render(args: RegistrationWizardProps) {
    const { view, send, ...page } = useStoryRegistration(start, answer)
    return (
      <RegistrationWizard
        {...args}
        {...view}
        onChange={(edit) => {
          args.onChange(edit)
          send({ type: 'edited', edit })
        }}
        onNext={() => {
          args.onNext()
          page.next()
        }}
        onSubmit={() => {
          args.onSubmit()
          page.submit()
        }}
        onBack={() => send({ type: 'back' })}
        onStep={(event) => {
          args.onStep(event)
          send({ type: 'opened', step: event.step })
        }}
        onLicense={(event) => {
          args.onLicense(event)
          page.addLicense()
        }}
        onLicenseRemove={page.removeLicense}
      />
    )
  }
}

export const Default: Story = { render: stateful(newApplication) }

/** The first empty field blocks the step with an error and the focus; others are not validated. */
export const FirstFieldMissing: Story = {
  ...Default,
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    const pressNext = () => userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await step('an empty form', async () => {
      await expect(canvas.getByText('Step 1 of 5')).toBeInTheDocument()
      await expect(canvas.getByText('20%')).toBeInTheDocument()
      await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull()
      await pressNext()
      await expect(canvas.getByLabelText('Company name')).toHaveFocus()
      await expect(canvas.getByLabelText('Company name')).toHaveAccessibleDescription(
        'Please fill in the company name field.',
      )
    })
    await step('one field filled in: the next one has the error', async () => {
      await userEvent.type(canvas.getByLabelText('Company name'), 'Kiosk & Co AB')
      await expect(canvas.getByLabelText('Company name')).toHaveFocus()
      await expect(canvas.queryByText(/^Please fill in/)).toBeNull()
      await pressNext()
      await expect(canvas.getByLabelText('Employer ID')).toHaveFocus()
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
    await step('steps not reached yet cannot be opened', async () => {
      const steps = canvas.getAllByRole('button', { name: /Information|Details|Preferences|Info$|Consent/ })
      await expect(steps).toHaveLength(1)
    })
  },
}

export const Contact: Story = { render: stateful(registrationAt(2)) }

/** A complete step opens the next one at its heading; Back and the list of steps go back. */
export const ContactLeadsOnAndBack: Story = {
  ...Contact,
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    await step('next', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
      await expect(canvas.getByRole('heading', { name: 'Order Preferences' })).toHaveFocus()
    })
    await step('back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
      await expect(canvas.getByRole('heading', { name: 'Contact Person Details' })).toHaveFocus()
      await expect(canvas.getByLabelText('Full name')).toHaveValue(applicantDraft.fullName)
    })
    await step('by the list of steps', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Company Information$/ }))
      await expect(args.onStep).toHaveBeenCalledWith({ step: 1 })
      await expect(canvas.getByRole('heading', { name: 'Company Information' })).toHaveFocus()
    })
  },
}

export const Order: Story = { args: registrationViewOf(registrationAt(3)) }
/** A form without order questions has four steps: the third is the fourth of the specification. */
export const FewerSteps: Story = {
  args: {
    ...neutralFrame,
    ...toRegistrationView(registrationAt(4), registrationAt(4), 'en-IE', formWithoutOrders),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 3 of 4')).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: /Order Preferences$/ })).toBeNull()
  },
}

export const Payment: Story = { args: registrationViewOf(registrationAt(4)) }

export const Consent: Story = {
  render: stateful(registrationAt(5)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('100%')).toBeInTheDocument()
  },
}

/** The complete last step is sent once; meanwhile the fields are disabled. */
export const ConsentIsSentOnce: Story = {
  ...Consent,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Complete Registration' }))
    const button = canvas.getByRole('button', { name: 'Processing...' })
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(canvas.getByLabelText(/^How did you hear/)).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled()
  },
}

export const LicenseMissing: Story = { render: stateful(registrationAt(5, { license: { status: 'none' } })) }

/** Without a licence nothing is sent, not even by Enter, and the button says why. */
export const LicenseMissingBlocksActions: Story = {
  ...LicenseMissing,
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    await step('without a licence', async () => {
      const button = canvas.getByRole('button', { name: 'Complete Registration' })
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await expect(button).toHaveAccessibleDescription('Please upload a licence first.')
      await userEvent.type(canvas.getByLabelText(/^How did you hear/), 'A colleague{Enter}')
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
    await step('with a licence', async () => {
      const file = new File(['%PDF'], 'a.pdf', { type: 'application/pdf' })
      await userEvent.upload(canvas.getByLabelText(/^Licence/), file)
      await userEvent.click(canvas.getByRole('button', { name: 'Complete Registration' }))
      await expect(args.onSubmit).toHaveBeenCalledOnce()
    })
  },
}

export const Uploading: Story = {
  args: registrationViewOf(registrationAt(5, { license: { status: 'uploading', file: licenseFile, progress: 0.4 } })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Complete Registration' })).toHaveAccessibleDescription(
      'Please wait until the licence is uploaded.',
    )
  },
}

export const Processing: Story = {
  args: registrationViewOf(registrationAt(5, { busy: true })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** The store refuses two fields: the wizard opens the first one's step, keeps the input, and marks both. */
export const Refused: Story = {
  tags: ['reaches'],
  render: stateful(
    registrationAt(5),
    refusal(
      {
        'company_info.duns_number': { code: 'unknown', message: 'is unknown' },
        'contact_person.email': { code: 'format', message: 'has an invalid format' },
      },
      'Please check what was entered: something is missing or cannot be accepted.',
    ),
  ),
  play: async ({ canvas, step }) => {
    await step('the first field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Complete Registration' }))
      await expect(canvas.getByRole('heading', { name: 'Company Information' })).toBeVisible()
      await expect(canvas.getByLabelText('DUNS number')).toHaveFocus()
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        'Please check what was entered: something is missing or cannot be accepted.',
      )
      await expect(canvas.getByLabelText('Company name')).toHaveValue(applicantDraft.companyName)
    })
  },
}

export const RefusedSecondField: Story = {
  ...Refused,
  ...behaviour,
  play: async (context) => {
    await Refused.play!(context)
    const { canvas, step } = context
    await step('the second', async () => {
      await userEvent.type(canvas.getByLabelText('DUNS number'), '{Backspace}5')
      await expect(canvas.getByLabelText('DUNS number')).toHaveFocus()
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
      await expect(canvas.getByLabelText('Email')).toHaveFocus()
      await expect(canvas.queryByRole('alert')).toBeNull()
    })
  },
}

/** Without a response nothing is lost, and one press tries again. */
export const Failed: Story = {
  tags: ['reaches'],
  render: stateful(registrationAt(5), problemOf('register')),
  play: async ({ args, canvas }) => {
    const send = () => userEvent.click(canvas.getByRole('button', { name: 'Complete Registration' }))
    await send()
    await expect(canvas.getByRole('alert')).toHaveTextContent('An unexpected error occurred. Please try again.')
    await expect(canvas.getByText('food-licence-2026.pdf')).toBeVisible()
    await send()
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
  },
}

/** The licence was deleted in the meantime: the control is enabled and focused. */
export const LicenseGone: Story = {
  tags: ['reaches'],
  render: stateful(
    registrationAt(5),
    refusal(
      {
        'upload_and_consent.upload_licenses': { code: 'unknown_file', message: 'is not a file that can be used' },
      },
      'A file is not known any more. Please upload it again.',
    ),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Complete Registration' }))
    await expect(canvas.getByLabelText(/^Licence/)).toHaveFocus()
    await expect(canvas.getByLabelText(/^Licence/)).toBeEnabled()
  },
}

/** An answer that was removed from an earlier step is required there. */
export const GapOnAnEarlierStep: Story = {
  tags: ['reaches'],
  render: stateful(registrationAt(5, { draft: { ...applicantDraft, jobTitle: '' } })),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Complete Registration' }))
    await expect(canvas.getByLabelText('Job title')).toHaveFocus()
  },
}

/** The complete application by keyboard, except for the file chooser of the browser. */
export const Keyboard: Story = {
  ...behaviour,
  render: stateful(registrationAt(1, { draft: { ...applicantDraft, ...blank() } })),
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas, step }) => {
    await step('Enter in a field submits the step, and focuses what is missing', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: /Company Information$/ })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByLabelText('Company name')).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByLabelText('DUNS number')).toHaveFocus()
      await userEvent.keyboard('350000001{Enter}')
      await expect(canvas.getByRole('heading', { name: 'Contact Person Details' })).toHaveFocus()
    })
    await step('forward through all steps', async () => {
      for (const [heading, first] of [
        ['Order Preferences', 'Full name'],
        ['Payment & Shipping Info', 'Products of interest'],
      ] as const) {
        await userEvent.tab()
        await expect(canvas.getByLabelText(first)).toHaveFocus()
        await userEvent.keyboard('{Enter}')
        await expect(canvas.getByRole('heading', { name: heading })).toHaveFocus()
      }
    })
    await step('back by the list of steps', async () => {
      await userEvent.tab({ shift: true })
      await expect(canvas.getByRole('button', { name: /Payment & Shipping Info$/ })).toHaveFocus()
      await userEvent.tab({ shift: true })
      await expect(canvas.getByRole('button', { name: /Order Preferences$/ })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('heading', { name: 'Order Preferences' })).toHaveFocus()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
    })
    await step('the consents, and the submission', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('heading', { name: 'Upload & Consent' })).toHaveFocus()
      const consent = canvas.getByRole('checkbox', { name: /^I consent/ })
      await tabTo(consent)
      await userEvent.keyboard(' ')
      const button = canvas.getByRole('button', { name: 'Complete Registration' })
      await tabTo(button)
      await userEvent.keyboard('{Enter}')
      await expect(args.onSubmit).toHaveBeenCalledOnce()
      await expect(canvas.getByRole('button', { name: 'Processing...' })).toHaveFocus()
    })
  },
}

/** Values to fill in by keyboard. */
function blank() {
  return { dunsNumber: '', gdprConsent: false }
}

/** Messages of the store are shown as text and wrap. */
export const LongHostileText: Story = {
  args: registrationViewOf({
    ...registrationAt(5),
    problem: problemOf('register', 'x', `${hostileText} ${'x'.repeat(200)}`),
  }),
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

/** On a phone a progress bar replaces the list of steps. */
export const Phone: Story = {
  args: registrationViewOf(registrationAfter({ ...newApplication, step: 2, draft: emptyDraft }, next)),
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Step 2 of 5' })).toHaveValue(0.4)
    await expect(canvas.queryByRole('list', { name: 'Registration steps' })).toBeNull()
    await expect(canvas.getAllByRole('textbox').length + 1).toBe(requiredFields[2].length)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { args: registrationViewOf(registrationAt(5)), globals: { direction: 'rtl' } }
export const Dark: Story = { args: Phone.args, globals: { scheme: 'dark' } }
export const HighContrast: Story = { args: Phone.args, globals: { contrast: 'more' } }
