import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostileText } from '@skafferi/fixtures/build'
import { expect, fn, userEvent } from 'storybook/test'
import { withShopPaths } from '../../commerce/service/shop-paths/story-paths'
import { VisitorHeader } from '../../commerce/service/visitor-header'
import { behaviour } from '../../internal/stories/behaviour'
import { inPage } from '../../internal/stories/in-page'
import {
  registrationAt,
  registrationFrame,
  registrationViewOf,
  type StoryRegistration,
} from '../../internal/stories/story-registration'
import { preloadRegistrationFields } from '../../commerce/account/registration-steps/RegistrationFields'
import { AnswerScreen } from './AnswerScreen'

const question = 'The licence cannot be read. Please send it again, and tell us the name of your bank.'

/** The sent answers, to change and send again. Opened from the e-mail with the shop's question. */
const meta = {
  title: 'Screens/Visitors/AnswerScreen',
  component: AnswerScreen,
  loaders: [preloadRegistrationFields],
  args: {
    ...registrationFrame,
    ...registrationViewOf(registrationAt(1)),
    question,
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
} satisfies Meta<typeof AnswerScreen>

export default meta
type Story = StoryObj<typeof meta>

const at = (state: StoryRegistration): Pick<Story, 'args'> => ({ args: registrationViewOf(state) })

/** The first step, with the sent answers and the question. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(document.title).toBe('Your application · Skafferi')
    await expect(canvas.getByRole('heading', { level: 3, name: 'Our question' })).toBeVisible()
    await expect(canvas.getByText(question)).toBeVisible()
    await expect(canvas.getByLabelText('Company name')).not.toHaveValue('')
  },
}

/** The last step has the licence that was sent. */
export const SentLicense: Story = {
  ...at(registrationAt(5)),
  ...behaviour,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(question)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Complete Registration' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** Input restored after a reload can be replaced by the sent answers. */
export const Restored: Story = {
  ...at(registrationAt(1, { restored: true })),
  ...behaviour,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Please give your consents again on the last step.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Use the saved version' }))
    await expect(args.onStartOver).toHaveBeenCalledOnce()
  },
}

export const Submitting: Story = {
  ...at(registrationAt(5, { busy: true })),
  parameters: { chromatic: { disableSnapshot: true } },
}

export const LongText: Story = {
  args: { question: hostileText },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: { chromatic: { disableSnapshot: true } },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  parameters: { chromatic: { disableSnapshot: true } },
}
export const Dark: Story = {
  globals: { scheme: 'dark' },
  parameters: { chromatic: { disableSnapshot: true } },
}
export const HighContrast: Story = {
  globals: { contrast: 'more' },
  parameters: { chromatic: { disableSnapshot: true } },
}
