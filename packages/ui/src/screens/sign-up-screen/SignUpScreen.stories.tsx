import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostileText } from '@skafferi/fixtures/build'
import { expect, fn, userEvent } from 'storybook/test'
import { withShopPaths } from '../../commerce/service/shop-paths/story-paths'
import { VisitorHeader } from '../../commerce/service/visitor-header'
import { behaviour } from '../../internal/stories/behaviour'
import { inPage } from '../../internal/stories/in-page'
import { problemOf } from '../../internal/stories/story-load'
import {
  applicantDraft,
  licenseFile,
  newApplication,
  registrationAfter,
  registrationAt,
  registrationFrame,
  registrationRefused,
  registrationViewOf,
  storyToday,
  useStoryRegistration,
  type StoryRegistration,
} from '../../internal/stories/story-registration'
import { tabTo } from '../../internal/stories/tab-to'
import { SignUpDoneScreen } from '../sign-up-done-screen'
import { preloadRegistrationFields } from '../../commerce/account/registration-steps/RegistrationFields'
import { SignUpScreen } from './SignUpScreen'

const next = { type: 'next', today: storyToday } as const

const meta = {
  title: 'Screens/Visitors/SignUpScreen',
  component: SignUpScreen,
  loaders: [preloadRegistrationFields],
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
  parameters: { layout: 'fullscreen' },
  decorators: [inPage({ header: <VisitorHeader /> }), withShopPaths],
} satisfies Meta<typeof SignUpScreen>

export default meta
type Story = StoryObj<typeof meta>

const at = (state: StoryRegistration): Pick<Story, 'args'> => ({ args: registrationViewOf(state) })

/** The screen with state, from the given state to the confirmation. */
const withState = (start: StoryRegistration) =>
  function Render(args: Parameters<typeof SignUpScreen>[0]) {
    const { received, view, send, ...page } = useStoryRegistration(start, 'received')
    if (received) return <SignUpDoneScreen email={view.values.email} />
    return (
      <SignUpScreen
        {...args}
        {...view}
        onChange={(edit) => send({ type: 'edited', edit })}
        onNext={page.next}
        onSubmit={page.submit}
        onBack={() => send({ type: 'back' })}
        onStep={({ step }) => send({ type: 'opened', step })}
        onStartOver={() => send({ type: 'started_over', start: newApplication })}
        onLicense={page.addLicense}
        onLicenseRemove={page.removeLicense}
      />
    )
  }

/** Step 1: title, introduction, and alternatives. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(document.title).toBe('Apply for an account · Skafferi')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Apply for an account')
    await expect(canvas.getByText('Approval typically takes 1 to 4 business days.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Send a short request' })).toHaveAttribute('href', '/request-access')
  },
}

/** Terms or privacy policy are not published, so the shop takes no applications. */
export const Closed: Story = {
  args: { closed: true },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No applications yet' })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Send a short request' })).toBeVisible()
  },
}

/** Step 1 with an empty field and the specified error. */
export const FieldMissing: Story = {
  ...at(registrationAfter(registrationAt(1, { draft: { ...applicantDraft, dunsNumber: '' } }), next)),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('DUNS number')).toHaveAccessibleDescription(
      'Please fill in the duns number field.',
    )
  },
}

export const ContactPerson: Story = at(registrationAt(2))
export const OrderPreferences: Story = at(registrationAt(3))
export const PaymentAndShipping: Story = at(registrationAt(4))

/** Restored input; the page names what cannot be restored. */
export const RestoredInput: Story = {
  ...at(registrationAt(3, { restored: true })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We kept what you typed.')).toBeVisible()
    await expect(canvas.getByText(/^The licence and your consents were not kept\./)).toBeVisible()
  },
}

/** After starting over the form is empty and at its first step. */
export const StartsEmpty: Story = {
  ...behaviour,
  render: withState(registrationAt(3, { restored: true })),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the form' }))
    await expect(canvas.getByLabelText('Company name')).toHaveValue('')
    await expect(canvas.queryByRole('button', { name: 'Clear the form' })).toBeNull()
  },
}

/** Everything is filled in except the licence. */
export const UploadAndConsent: Story = {
  ...at(registrationAt(5, { license: { status: 'none' } })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please upload a licence first.')).toBeVisible()
  },
}

export const Uploading: Story = {
  ...at(registrationAt(5, { license: { status: 'uploading', file: licenseFile, progress: 0.4 } })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please wait until the licence is uploaded.')).toBeVisible()
  },
}

/** The store refuses the file; another one can be chosen at once. */
export const UploadRefused: Story = {
  ...at(
    registrationAt(5, {
      license: {
        status: 'failed',
        file: licenseFile,
        problem: {
          action: 'upload_license',
          code: 'file_too_large',
          message: 'food-licence-2026.pdf is larger than 10 MB. One file is allowed: PDF, JPEG or PNG, at most 10 MB.',
          fields: { 'files.0': { code: 'file_too_large', message: 'is larger than 10 MB', params: { megabytes: 10 } } },
        },
      },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is larger than 10 MB\./)).toBeVisible()
    await expect(canvas.getByLabelText(/^Licence/)).toBeEnabled()
  },
}

export const UploadNoResponse: Story = {
  ...at(
    registrationAt(5, {
      license: {
        status: 'failed',
        file: licenseFile,
        problem: problemOf('upload_license'),
      },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('An error occurred during file upload. Please try again.')).toBeVisible()
  },
}

export const Uploaded: Story = at(registrationAt(5))
export const Processing: Story = at(registrationAt(5, { busy: true }))

/** Refused for a field of the second step. */
export const Refused: Story = {
  ...at(
    registrationRefused(registrationAt(5), {
      action: 'register',
      code: 'invalid_request',
      message: 'Please check what was entered: something is missing or cannot be accepted.',
      fields: { 'contact_person.email': { code: 'format', message: 'has an invalid format' } },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Contact Person Details' })).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      'Please enter an e-mail address, such as anna@kiosk.example.',
    )
    await expect(canvas.queryByText(/contact_person/)).toBeNull()
  },
}

/** Refused without a message. */
export const RefusedWithoutMessage: Story = {
  ...at({
    ...registrationAt(5),
    problem: problemOf('register', 'unexpected_state'),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Registration failed. Please try again.')
  },
}

/** No response. */
export const NoResponse: Story = {
  ...at({ ...registrationAt(5), problem: problemOf('register') }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('An unexpected error occurred. Please try again.')
  },
}

/** From the last step to the confirmation. */
export const Received: Story = {
  tags: ['reaches'],
  render: withState(registrationAt(5)),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Complete Registration' }))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Thank You!')
    await expect(canvas.getByText(new RegExp(applicantDraft.email))).toBeVisible()
  },
}

/** By keyboard, from the first step to the confirmation; Enter in a field continues. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  render: withState(registrationAt(1)),
  play: async ({ canvas }) => {
    const first = canvas.getByLabelText('Company name')
    await tabTo(first)
    await userEvent.keyboard('{Enter}')
    for (const heading of ['Contact Person Details', 'Order Preferences']) {
      await expect(canvas.getByRole('heading', { name: heading })).toHaveFocus()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
    }
    await expect(canvas.getByRole('heading', { name: 'Payment & Shipping Info' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('heading', { name: 'Upload & Consent' })).toHaveFocus()
    const button = canvas.getByRole('button', { name: 'Complete Registration' })
    await tabTo(button)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Thank You!')
  },
}

export const LongHostileText: Story = {
  ...at({
    ...registrationAt(5, { license: { status: 'uploaded', file: { ...licenseFile, name: hostileText }, url: '/x' } }),
    draft: { ...applicantDraft, salesChannels: ['x'.repeat(90), hostileText.slice(0, 60)] },
  }),
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, main img')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const Phone: Story = {
  ...at(registrationAt(5)),
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 5 of 5')).toBeVisible()
    await expect(canvas.queryByRole('list', { name: 'Registration steps' })).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const Tablet: Story = { ...at(registrationAt(4)), globals: { viewport: { value: 'tablet' } } }
export const RightToLeft: Story = { ...at(registrationAt(5)), globals: { direction: 'rtl' } }
export const Dark: Story = { args: FieldMissing.args, globals: { scheme: 'dark' } }
export const HighContrast: Story = { args: FieldMissing.args, globals: { contrast: 'more' } }
